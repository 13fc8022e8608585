import type { Amendment } from '@signalbox/rails';

/**
 * The board of 1841. Edges: 0 south, 1 south-west, 2 north-west, 3 north, 4 north-east, 5 south-east. Values of the
 * off-board boxes are for phases 2–3, 4–5 and from 6 on.
 */
export const MAP = `
  // Piedmont
  A5   "Simplon"                green pass*2 climb200
  B6                            |5
  D4
  D6                            |4
  E3   "Aosta"                  gray town10(4) |0 |5
  E5
  F4                            |2
  F6   "Vercelli & Novara"      town town
  G1   "Fréjus"                 green pass*2 climb200 |5
  G3                            |0 |1 |3
  G5
  H2                            mountain50 |2 |4
  H4   "Torino"                 yellow =T city40(1,5)^1@SFTG city40(4)^3.5@SFTN
  H6
  I1                            mountain50
  I3
  I5   "Asti"                   town
  J4
  J6   "Alessandria"            city@SFTG
  K3
  K5
  K7                            yellow pass climb100
  L2                            mountain50
  L4
  L6                            yellow pass climb100 |0
  L8                            yellow pass climb100 |0 |1 |5
  M3   "Cuneo"                  yellow =Y city30(3,4,5)@SFTC mountain50
  M5                            yellow pass climb100 |0
  M7   "Genova"                 yellow =G city mountain50 |4
  N4                            mountain50
  N6   "Savona"                 town mountain50 |3
  N8                            mountain50 |3 |4
  O3                            yellow pass climb100
  O5   "Albenga"                town mountain50 |3
  O9                            mountain50 |3 |4
  P10  "La Spezia"              town |4

  // Lombardy
  A9                            |0
  A11  "Tirano & Edolo"         gray town20(1) town10(0)
  B8                            |0 |1
  B10                           |0 |1 |5
  C9                            |3 |4 |5
  C11                           |0 |2 |5
  D8   "Como"                   city |3
  D10                           gray 0-1 1-4 4-5 |2 |3
  D12                           yellow pass climb100 |0 |2 |5
  E7   "Busto Arsizio"          city
  E9   "Bergamo"                =Y city
  E11  "Brescia"                =Y city |3 |5
  F8   "Milano"                 yellow =M city60(3,4)!@IRSFF
  F10
  G7
  G9
  G11
  H8   "Pavia"                  city
  H10  "Cremona"                city
  I7
  I11
  J8                            mountain50

  // Veneto
  B16                           swamp50
  C15                           yellow pass climb100
  D14                           yellow pass climb100 |1
  D16  "Treviso"                city
  E13                           |0 |2 |4 |5
  E15
  F12                           |2 |3
  F14  "Vicenza"                city |2
  F16  "Venezia"                =V city@IRSFF town^5 swamp50
  G13  "Verona"                 =Y city |3
  G15  "Padova"                 =Y city
  H12  "Mantova"                city
  H14
  H16
  I15  "Rovigo"                 town

  // Switzerland
  C7   "Lugano"                 city |1 |2 |4

  // The conservative zone: Parma, Modena, the Papal States
  I9   "Piacenza"               town
  I13
  J10                           |0
  J12
  J14
  J16                           swamp50
  K9                            mountain50 |5
  K11  "Parma"                  city
  K13  "Modena"                 city
  K15  "Ferrara"                city
  L10                           |2 |3
  L12  "Reggio nell'Emilia"     city
  L14  "Bologna"                =Y city
  L16  "Ravenna"                town swamp50
  M9                            yellow pass climb100 |0 |1 |2 |5
  M11                           yellow pass climb100
  M13                           mountain50
  M15
  N10                           yellow pass climb100 |1 |2
  N12                           yellow pass climb100
  N14                           |0
  N16  "Forli & Cesena"         town town
  O11                           yellow pass climb100 |0 |1

  // Tuscany
  O13                           yellow pass climb100 |5
  O15                           mountain50
  P12  "Lucca"                  yellow city20(1,5)@SFLP
  P14                           yellow pass climb100 |2 |3
  P16                           mountain50
  Q11  "Pisa"                   yellow city20(0,4,5)@SSFL |3
  Q13  "Pistoia & Prato"        town town
  Q15                           yellow pass climb100 |0
  R12
  R14  "Firenze"                yellow =Y city30(1,5)^5 city30(2)^2.5 @SFMA
  S11  "Livorno"                city
  S13
  S15  "Arezzo"                 town |1 |3
  T12
  T14  "Siena"                  town |4

  // Ports
  G17                           blue port40(2)^2
  M17                           blue port20(2)^2
  O7                            blue port70(3)^3
  P6                            blue port10(3)^3
  Q9                            blue port10(4)^4
  T10                           blue port20(4)^4

  // Off-board boxes; those of one name are one place
  a4   "Lausanne & Lötschberg"  red off0,90,150(5)
  A7   "Gotthard"               red off20,30,150(0)
  B14                           red off20,70,140[Trento](5)
  C13  "Trento & Brennero"      red off20,70,140[Trento](0,1,5)
  C17                           red off50,80,120[East](1)
  E1   "Lyon"                   red off0,140,200(0)
  E17  "East"                   red off50,80,120[East](1,2)
  O17  "Adriatic Coast"         red off10,70,150(1,2)
  P4   "Marseille"              red off60,100,150[Marseille]
  Q3                            red off60,100,150[Marseille](3)
  Q5                            red off60,100,150[Marseille](3)
  U13  "Roma"                   red off10,40,200[Roma]
  U15                           red off10,40,200[Roma](3)
  V12                           red off10,40,200[Roma](3)
  V14                           red off10,40,200[Roma](3)
`;

/** 1841 Lite ends north of Tuscany, which is one box with Rome. */
export const LITE: Amendment = {
  without: ['R12', 'S11', 'S13', 'S15', 'T10', 'T12', 'T14', 'U13', 'U15', 'V12', 'V14'],
  changed: `
    N14
    O11                     yellow pass climb100 |1
    Q15                     yellow pass climb100
    P12  "Tuscana - Roma"   red off50,100,250[Roma](2,3,4)
    Q11                     red off50,100,250[Roma](2,3)
    Q13                     red off50,100,250[Roma](3,4)
    R14                     red off50,100,250[Roma](3,4)
  `,
};

/** Version 1 (§7): Cuneo is not printed yellow, the coast west of Genova is harder. */
export const VERSION_1_WEST = `
    M3   "Cuneo"            =Y city@SFTC mountain50 |0
    N4                      mountain50 |5
    O3                      yellow pass climb100 |3
    O5                      mountain50 |2 |3
  `;

/** There, Firenze has less track too. */
export const VERSION_1: Amendment = {
  changed: `
    ${VERSION_1_WEST}
    R14  "Firenze"          yellow =Y city30(1)^0 city30(2)^3@SFMA
  `,
};

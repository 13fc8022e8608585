import { amend } from '@signalbox/rails';

/**
 * The board of 1860: the map of the rules, with three closed lines (ruling 1860-R8). Edges: 0 south, 1 south-west,
 * 2 north-west, 3 north, 4 north-east, 5 south-east. Ryde Pier has one value for each colour of tiles.
 */
export const MAP = `
  // The west
  B4   "Yarmouth"               city@FYN
  B6   "Freshwater"             city
  C5   "Ningwood"               town
  C7   "Shalcombe"              town mountain60
  D4                            water60
  D6   "Calbourne"              town
  D8

  // Cowes and the Medina
  E3
  F2   "Cowes"                  =C city^3@C&N town^1 town^0 |4 |5
  F4   "Cement Mills"           town |4
  G1   "East Cowes"             town |1
  G3   "Whippingham"            town |1 |2
  H2                            water60
  H4   "Wooton & Havenstreet"   town town

  // Newport and the middle
  E5   "Watchingwell"           town
  E7                            mountain60
  F6   "Carisbrooke"            town
  F8                            mountain60
  G5   "Newport"                yellow =N city30(2,3)
  G7   "Merstone"               yellow =M city10(5)@IWNJ town
  H6                            mountain60
  H8   "Horringford"            town

  // Ryde and the east
  I3   "Ryde Esp"               yellow =R city30(5)@IOW
  I5   "Ashey"                  town |0
  I7   "Newchurch & Alverstone" town town |3
  J2   "Ryde Pier"              blue off0,20,40(1)
  J4   "Ryde"                   city
  J6   "Brading"                =B city
  J8   "Sandown"                city
  K5   "St. Helens"             town water60
  K7
  L6   "Bembridge"              city@BHI&R

  // The south
  E9   "Shorwell"               =B city@VYSC
  F10  "Chale Green"            town
  F12  "Chale"                  city@S&C
  G9   "Godshill"               =B city@NGStL
  G11  "Whitwell"               town
  G13                           mountain60
  H10  "Wroxall"                town mountain60
  H12  "St. Lawrence"           town mountain60
  I9   "Shanklin"               city |0
  I11  "Ventnor"                yellow =V city30(2) |3
`;

/** The larger map reaches Totland and the coast south of Shorwell. */
export const LARGER_MAP = amend(MAP, {
  changed: `
    A5   "Norton Green"           town |4
    A7   "Totland"                city
    B4   "Yarmouth"               city@FYN |1
    E11
  `,
});

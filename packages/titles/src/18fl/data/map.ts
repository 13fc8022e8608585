/** The board of 18FL. Edges: 0 south-west, 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east. */
export const MAP = `
  // Alabama and Georgia: no track, except the stubs that let #15 fit Mobile (§7.2.1), and Savannah
  A2                     gray
  A4                     gray (5)
  A6                     gray (0)
  A8                     gray
  A10                    gray
  A12                    gray
  A14                    gray
  A16                    gray
  A18                    gray
  A20                    gray
  A22  "Savannah"        red off30,80(5)

  // The panhandle, New Orleans to Jacksonville
  B1   "New Orleans"     red off40,70(4)
  B3
  B5   "Mobile"          yellow =K city20(1,4)
  B7   "Pensacola"       town
  B9
  B11
  B13  "Chattahoochee"   town
  B15  "Tallahassee"     yellow =K city20(0,1,4)
  B17
  B19  "Lake City"       town
  B21
  B23  "Jacksonville"    yellow =Jax city30(0,5) city30(1,2)
  C12
  C14  "St. Marks"       town
  C16
  C18
  C20
  C22
  C24  "St. Augustine"   town

  // Central Florida
  D19  "Cedar Key"       town
  D21
  D23  "Palatka"         town
  D25  "Daytona"         town
  E20
  E22
  E24
  E26  "Titusville"      town
  F21
  F23  "Orlando"         =O city
  F25
  G20  "Tampa"           yellow =T city30(3,5)
  G22
  G24                    swamp40
  G26
  H21

  // The Everglades around Lake Okeechobee, and the east coast
  H23                    swamp40
  H25                    swamp40 |4 |5
  H27                    |0 |1
  I22  "Punta Gorda"     town
  I24                    swamp40
  I26                    swamp40 |2 |3
  I28  "West Palm Beach" town
  J23                    swamp40
  J25                    swamp40
  J27  "Fort Lauderdale" =FL city
  K24                    swamp40
  K26                    swamp40 |5
  K28  "Miami"           yellow =T city30(0,2)
  L27                    swamp40 |2

  // The Keys, and Cuba
  M24  "Key West"        town water80
  M26                    water80
  N23  "Havana"          red off60,100(3)
`;

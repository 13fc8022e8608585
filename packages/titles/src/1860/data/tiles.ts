import { amend } from '@signalbox/rails';

/** The tiles of 1860. */
export const TILES = `
  // Plain track
  7    x2   yellow     0-1
  8    x4   yellow     0-2
  9    x4   yellow     0-3
  16   x2   green      0-2 1-3
  17   x2   green      0-4 1-3
  18   x2   green      0-3 1-2
  19   x2   green      0-3 2-4
  20   x2   green      0-3 1-4
  21   x1   green      0-2 3-4
  22   x1   green      0-4 2-3
  625  x1   green      0-1 2-3
  626  x1   green      0-1 3-4
  778  x1   brown      0-3 1-5 2-4
  779  x1   brown      0-2 1-3 4-5
  780  x1   brown      0-3 1-2 4-5
  781  x1   brown      0-1 2-3 4-5

  // One village: a halt at first, later perhaps a station
  741  x5   yellow     halt(0,1)
  742  x10  yellow     halt(0,2)
  743  x7   yellow     halt(0,3)
  747  x3   green      town10(0,1)
  748  x3   green      town10(0,2)
  749  x2   green      town10(0,3)
  750  x3   green      halt(0,1,2)
  751  x3   green      halt(0,3,5)
  752  x3   green      halt(0,1,3)
  753  x3   green      halt(0,2,4)
  764  x2   brown      town20(0,1)
  765  x2   brown      town20(0,3)
  766  x2   brown      town20(0,2)
  767  x2   brown      town10(0,1,2,3)
  768  x2   brown      town10(0,1,3,4)
  769  x2   brown      town10(0,2,3,4)

  // Two villages
  744  x2   yellow     halt(0)^0 halt(3)^3 #0-#1
  745  x2   yellow     halt(0)^0 halt(2)^2 #0-#1
  754  x2   green      halt(0)^0 town10(2,3)^c #0-#1
  755  x2   green      halt(0)^0 town10(3,4)^c #0-#1
  782  x1   brown      town20(2,3,4,5)^c halt(0)^0 #0-#1
  783  x1   brown      town20(1,2,3,5)^c halt(0)^0 #0-#1
  784  x1   brown      town20(1,3,4,5)^c halt(0)^0 #0-#1
  785  x1   brown      town20(1,2,3,4)^c halt(0)^0 #0-#1

  // Cities
  5    x2   yellow     city20(0,1)
  6    x2   yellow     city20(0,2)
  57   x2   yellow     city20(0,3)
  115  x2   yellow     city20(0)
  12   x2   green      city30(0,1,2)
  205  x1   green      city30(0,1,3)
  206  x1   green      city30(0,3,5)
  756  x2   green      city30(0,1)
  759  x3   green      city30(0)
  771  x2   brown      city50(0,1,2)
  772  x2   brown      city40(0,1)
  776  x2   brown      city40/2(0,1,2,3)
  777  x2   brown      city60(0)

  // Brading, Godshill, Shorwell
  746  x2   yellow =B  city10(0,3)
  757  x2   green  =B  city20(0,1,3,4)
  762  x2   green  =B  city20(0,1,2,3)
  770  x1   brown  =B  city30/2(0,1,2,3,4)

  // Cowes, Merstone, Newport, Ryde, Ventnor
  787  x1   yellow =C  city20^3 town10^c halt(0)^0 #0-#1 #1-#2
  788  x1   green  =C  city30^3 town10^c halt(0,1)^0 #0-#1 #1-#2
  789  x1   brown  =C  city60^3 town20^c halt(0,1)^0 #0-#1 #1-#2
  761  x1   green  =M  city20(0,4,5)^c halt(3)^3 #0-#1 fixed
  775  x1   brown  =M  city20/2(0,1,2,4,5)^c town10(3)^3 #0-#1 fixed
  763  x1   green  =N  city50(1,2,3,4)^2.5 city30(0)^5.5 fixed
  773  x1   brown  =N  city60/2(1,2,3,4)^2.5 city20(0,5)^5.5 #0-#1 fixed
  758  x1   green  =R  city50(4,5) fixed
  786  x1   brown  =R  city60(4,5)
  760  x1   green  =V  city40(2)^4 city40(1)^0.5
  774  x1   brown  =V  city50(2)^4 city50(1)^1
`;

/** The larger map has more cities to serve. */
export const LARGER_MAP_TILES = amend(TILES, {
  changed: `
    770  x2   brown  =B  city30/2(0,1,2,3,4)
    776  x3   brown      city40/2(0,1,2,3)
  `,
});

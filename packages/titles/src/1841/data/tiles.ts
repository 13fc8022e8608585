import type { Amendment } from '@signalbox/rails';

/** The tiles of 1841. */
export const TILES = `
  // Plain track
  7    x8   yellow     0-1
  8    x16  yellow     0-2
  9    x11  yellow     0-3
  16   x2   green      0-2 1-3
  17   x2   green      0-4 1-3
  18   x2   green      0-3 1-2
  19   x2   green      0-3 2-4
  20   x2   green      0-3 1-4
  21   x2   green      0-2 3-4
  22   x2   green      0-4 2-3
  23   x3   green      0-3 0-4
  24   x3   green      0-2 0-3
  25   x3   green      0-2 0-4
  26   x2   green      0-3 0-5
  27   x2   green      0-1 0-3
  28   x2   green      0-4 0-5
  29   x2   green      0-1 0-2
  30   x2   green      0-1 0-4
  31   x2   green      0-2 0-5
  624  x1   green      0-1 1-2
  625  x1   green      0-1 2-3
  626  x1   green      0-1 3-4
  39   x2   brown      0-1 0-2 1-2
  40   x2   brown      0-2 0-4 2-4
  41   x2   brown      0-1 0-3 1-3
  42   x2   brown      0-3 0-5 3-5
  43   x2   brown      0-2 0-3 1-2 1-3
  44   x2   brown      0-1 0-3 1-4 3-4
  45   x2   brown      0-3 0-4 2-3 2-4
  46   x2   brown      0-2 0-3 2-4 3-4
  47   x2   brown      0-3 0-4 1-3 1-4
  70   x2   brown      0-1 0-2 1-3 2-3
  627  x2   brown      0-1 0-3 1-2 2-3
  628  x2   brown      0-1 0-4 1-3 3-4
  629  x2   brown      0-2 0-4 2-3 3-4

  // One town
  3    x3   yellow     town10(0,1)
  4    x3   yellow     town10(0,3)
  58   x3   yellow     town10(0,2)
  87   x2   green      town10(0,1,2,3)
  88   x2   green      town10(0,1,3,4)
  144  x2   green      town10(0,2,4)
  204  x2   green      town10(0,2,3,4)

  // Two towns
  1    x1   yellow     town10(1,3) town10(0,4)
  2    x1   yellow     town10(0,3) town10(1,2)
  55   x1   yellow     town10(0,3) town10(1,4)
  56   x1   yellow     town10(0,2) town10(1,3)
  69   x1   yellow     town10(0,3) town10(2,4)
  630  x1   yellow     town10(2,3) town10(0,4)
  631  x1   yellow     town10(3,4) town10(0,2)
  632  x1   yellow     town10(0,1) town10(2,3)
  633  x1   yellow     town10(0,1) town10(3,4)

  // Medium cities
  5    x4   yellow     city20(0,1)
  6    x4   yellow     city20(0,2)
  57   x4   yellow     city20(0,3)
  12   x1   green      city30(0,1,2)
  13   x1   green      city30(0,2,4)
  14   x2   green      city30/2(0,1,3,4)
  15   x2   green      city30/2(0,1,2,3)
  205  x1   green      city30(0,1,3)
  206  x1   green      city30(0,3,5)
  619  x2   green      city30/2(0,2,3,4)
  63   x3   brown      city40/2(0,1,2,3,4,5)
  611  x3   brown      city40/2(0,1,2,3,4)

  // Large cities
  201  x2   yellow =Y  city30(0,1)
  202  x2   yellow =Y  city30(0,2)
  621  x2   yellow =Y  city30(0,3)
  207  x2   green  =Y  city40/2(0,1,2,3)
  208  x2   green  =Y  city40/2(0,1,3,4)
  622  x2   green  =Y  city40/2(0,2,3,4)
  216  x2   brown  =Y  city50/2(0,1,2,3,4)
  623  x2   brown  =Y  city50/2(0,1,2,3,4,5)

  // Milano, Torino, Genova, Venezia
  604  x1   green  =M  city100/2(0,2,3,4)
  605  x1   brown  =M  city150/3(0,1,2,3,4,5)
  606  x1   green  =T  city60/2(0,1,2,3)
  607  x1   brown  =T  city90/2(0,1,2,3,4,5)
  612  x1   green  =G  city40(0,1,2,3)
  609  x1   brown  =G  city60/2(0,1,2,3,4)
  601  x1   yellow =V  city10(1)^c town20(5) #0-#1 fixed
  602  x1   green  =V  city10(0,2,3)^c town30(4) #0-#1
  603  x1   brown  =V  city20(0,1,2,3,5)^c town30(4) #0-#1

  // Apennine passes, and the Alpine ones
  613  x3   green      pass(0,3) climb50
  614  x4   green      pass(0,2) climb50
  615  x1   green      pass(0,1) climb50
  610  x2   brown      pass*2(0,3)
  616  x1   brown      pass/2(0,1,3,4)
  617  x1   brown      pass/2(0,1,2,3)
  618  x1   brown      pass/2(0,2,3,4)
`;

/** Version 1 (§7): Genova's green tile has two exits. */
export const VERSION_1_TILES: Amendment = {
  without: ['612'],
  changed: '608  x1   green  =G  city40(0,3)',
};

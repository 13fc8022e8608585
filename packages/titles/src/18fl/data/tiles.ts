/** The tiles of 18FL (§7.2.1; §10). The plain brown ones are 544 to 546 (ruling 18FL-R1). */
export const TILES = `
  // Plain track
  8      x10  yellow       0-2
  9      x14  yellow       0-3
  80     x4   green        (0,1,2)
  81     x4   green        (0,2,4)
  82     x6   green        (0,1,3)
  83     x6   green        (0,3,5)
  544    x2   brown        (0,1,3,4)
  545    x2   brown        (0,1,2,3)
  546    x2   brown        (0,2,3,4)

  // Towns
  3      x6   yellow       town10(0,1)
  4      x8   yellow       town10(0,3)
  58     x8   yellow       town10(0,2)
  141    x5   green        town10(0,1,3)
  142    x5   green        town10(0,3,5)
  143    x5   green        town10(0,1,2)
  146    x8   brown        town20(0,1,2,3)

  // Tallahassee and Mobile
  15     x2   green  =K    city30/2(1,2,3,4)

  // Orlando, Fort Lauderdale
  6o     x1   yellow =O    city20(1,3)
  443o   x1   green  =O    city30/2(1,3,5)
  63     x1   brown  =O    city40/2(0,1,2,3,4,5)
  6fl    x1   yellow =FL   city20(1,3)
  443fl  x1   green  =FL   city30/2(1,3,5)
  611    x1   brown  =FL   city40/2(1,2,3,4,5)

  // Tampa and Miami
  405    x2   green  =T    city40/2(0,1,5)
  431    x2   brown  =T    city60/2(0,1,5)

  // Jacksonville: two cities until the gray tile joins them
  487    x1   green  =Jax  city40(1,2) city40(3,4)
  488    x1   brown  =Jax  city50(1,2) city50(3,4)
  489    x1   gray   =Jax  city70/3(1,2,3,4)
`;

/** The railroad value track, row by row from the bottom; a star marks a gold square, which pays a dividend. */
const ROWS = [
  ' 5   6   7   8   9  10 ',
  '11  12  13* 14  15  16 ',
  '17  18  19* 20  21  22 ',
  '23  24  25* 26  27  28 ',
  '29  30  31  32* 33  34 ',
  '35  36  37  38  39* 40 ',
  '41  42  43  44  45  46*',
  '47  48  49  50  51  52 ',
  '53* 54  55  56  57  58 ',
  '59  60* 61  62  63  64 ',
].map((row) => row.trim().split(/\s+/));

const SQUARES = ROWS.flat();

export const LOWEST_VALUE = Number.parseInt(SQUARES[0]!, 10);
export const HIGHEST_VALUE = Number.parseInt(SQUARES.at(-1)!, 10);
export const ROW_LENGTH = ROWS[0]!.length;
/** The last square of the bottom row. */
export const BOTTOM_ROW_END = LOWEST_VALUE + ROW_LENGTH - 1;

export const GOLD_SQUARES: readonly number[] = SQUARES.filter((square) => square.endsWith('*')).map(
  (square) => Number.parseInt(square, 10),
);

/*
 * Advance widths of Georgia, in thousandths of its size: no free font has them (Gelasio is Latin only), and the font itself may not
 * be redistributed. Read from the table that TCPDF's converter wrote for it: fonts/georgia.php of kr-digital/tcpdf-bundle.
 */
const capitals = [
  671, 651, 654, 583, 722, 653, 984, 609, 818, 818, 695, 756, 927, 815, 744, 808, 610, 642, 619, 657, 767, 710, 808, 749, 1098, 1098, 762,
  967, 641, 658, 1066, 697,
];
const small = [
  504, 541, 518, 440, 560, 483, 787, 474, 612, 612, 551, 581, 715, 609, 539, 602, 571, 454, 471, 492, 753, 505, 603, 572, 863, 864, 578,
  758, 497, 486, 790, 548,
];
const figures = [614, 430, 559, 552, 565, 528, 566, 502, 596, 566];

const widths = new Map<string, number>([
  [' ', 241],
  ['Ё', 653],
  ['ё', 483],
  ...capitals.map((width, index) => [String.fromCodePoint(0x410 + index), width] as const),
  ...small.map((width, index) => [String.fromCodePoint(0x430 + index), width] as const),
  ...figures.map((width, index) => [String(index), width] as const),
]);

/** The width of a text in Georgia, in its own size. */
export function georgia(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    const width = widths.get(character);
    if (width === undefined) throw new Error(`No width is known for «${character}» of Georgia.`);
    return sum + width / 1000;
  }, 0);
}

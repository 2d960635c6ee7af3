const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

const formats = units.map(
  (unit) => new Intl.NumberFormat('ru-RU', { style: 'unit', unit, maximumFractionDigits: unit === 'byte' || unit === 'kilobyte' ? 0 : 1 }),
);

/** A size for display: «87,4 МБ», «512 кБ». A megabyte is 1024 × 1024 bytes, as in every limit of the portal. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // 1023,95 МБ would otherwise be written as «1 024 МБ».
  while (unit < units.length - 1 && Math.round(size * 10) / 10 >= STEP) {
    size /= STEP;
    unit += 1;
  }
  return (formats[unit]?.format(size) ?? '').replaceAll(' ', '\u00A0');
}

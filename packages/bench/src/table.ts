import type { Part, PartName } from './row.ts';
import { cells, partTitles } from './words.ts';

const titles = ['', 'ours', 'beside', 'ratio', 'goal', 'holds'];

/** All parts as one table of text. */
export function table(parts: readonly (readonly [PartName, Part])[]): string {
  const all = parts.flatMap(([, { rows }]) => rows.map(cells));
  const widths = titles.map((title, column) => Math.max(title.length, ...all.map((row) => row[column]?.length ?? 0)) + 2);
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('')
      .trimEnd();
  const blocks = parts.map(([name, { at, machine, rows }]) =>
    [`${partTitles[name]}\n${machine}, ${at.slice(0, 16).replace('T', ' ')}`, line(titles), ...rows.map((row) => line(cells(row)))].join(
      '\n',
    ),
  );
  return `${blocks.join('\n\n')}\n`;
}

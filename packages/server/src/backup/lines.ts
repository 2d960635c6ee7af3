import { createReadStream } from 'node:fs';

const LINES_AT_ONCE = 500;

/**
 * The lines of a file, few at a time. Only a line feed ends one: Node's own reader of lines ends them at U+2028 and
 * U+2029 as well, which people's texts may hold.
 */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let rest = '';
  for await (const part of createReadStream(file, 'utf8')) {
    const [first = '', ...others] = String(part).split('\n');
    rest += first;
    for (const next of others) {
      lines.push(rest);
      rest = next;
    }
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines;
    lines = [];
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield lines;
}

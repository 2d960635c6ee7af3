import { createReadStream } from 'node:fs';

const LINES_AT_ONCE = 500;

/**
 * The lines of a file, a few at a time. Only a line feed ends a line: Node's own line reader also ends them at U+2028 and U+2029, which user texts
 * may contain.
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

import { Refusal, sentences } from '@portal/api';

/**
 * Refuses text that the database cannot store as it is: U+0000, which PostgreSQL rejects, and halves of
 * surrogate pairs, which would silently turn into other characters. The first such text is named, not all of
 * them: deep in a body a path is long, and as many long paths as a body can hold would be more than memory.
 */
export function requireStorableText(...parts: readonly unknown[]): void {
  // A queue instead of recursion: how deep the lists of a body go is the caller's choice.
  const queue = parts.map((value) => ({ value, path: '' }));
  for (const { value, path } of queue) {
    if (typeof value === 'string') {
      if (!isStorable(value)) throw refusal(path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) throw refusal(path);
        queue.push({ value: inner, path: path ? `${path}.${key}` : key });
      }
    }
  }
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const refusal = (path: string): Refusal => new Refusal(422, sentences.invalid, { [path]: [sentences.valueInvalid] });

import { FileOnDisk, Refusal, sentences } from '@portal/api';

/**
 * Refuses text that the database cannot store as it is: U+0000, which PostgreSQL rejects, and lone surrogates, which would silently turn into other
 * characters. Only the first such text is named: the paths of all texts in a deep body could take more than the memory.
 */
export function requireStorableText(...parts: readonly unknown[]): void {
  // A queue instead of recursion, because the caller decides how deep a body is nested.
  const queue = parts.map((value) => ({ value, path: '' }));
  for (const { value, path } of queue) {
    if (typeof value === 'string') {
      if (!isStorable(value)) throw refusal(path);
    } else if (typeof value === 'object' && value !== null && !(value instanceof FileOnDisk)) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) throw refusal(path);
        queue.push({ value: inner, path: path ? `${path}.${key}` : key });
      }
    }
  }
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
const refusal = (path: string): Refusal => new Refusal(422, sentences.invalid, { [path]: [sentences.valueInvalid] });

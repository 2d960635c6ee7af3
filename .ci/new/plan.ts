import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeholders } from './placeholders.ts';

/** Why nothing was created, as one sentence for the developer. */
export class BadInput extends Error {}

/** The planned changes, by file: nothing is written before all of them are known. */
export class Plan {
  readonly files = new Map<string, string>();
  readonly top: string;

  constructor(top: string) {
    this.top = top;
  }

  /** A new file. Each of its lines ends in a line feed. */
  add(file: string, text: string): void {
    if (existsSync(path.join(this.top, file))) throw new BadInput(`The name is taken: ${file} is there already.`);
    this.files.set(file, text.trimStart());
  }

  /** A change of an existing file. */
  edit(file: string, change: (text: string) => string): void {
    this.files.set(file, change(this.files.get(file) ?? readFileSync(path.join(this.top, file), 'utf8')));
  }

  /** Inserts lines before the first (or last) line that matches. */
  insert(file: string, lines: string, before: string, which: 'first' | 'last' = 'first'): void {
    this.edit(file, (text) => {
      const place = which === 'first' ? text.indexOf(before) : text.lastIndexOf(before);
      if (place === -1) throw new BadInput(`${file} has no line "${before.trim()}" any more: name its new neighbour in .ci/new.`);
      return text.slice(0, place) + lines + text.slice(place);
    });
  }
}

/** With a capital letter. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `StarRating` in other spellings. */
export function spellings(name: string): { kebab: string; camel: string; words: string } {
  const parts = name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase());
  const [first = '', ...rest] = parts;
  return {
    kebab: parts.join('-'),
    camel: first + rest.map((part) => capital(part)).join(''),
    words: [capital(first), ...rest].join(' '),
  };
}

/** The synonyms by which the search of Storybook finds a title. */
export function nameSynonyms(plan: Plan, title: string): void {
  plan.insert('.storybook/synonyms.ts', `  '${title}': '${placeholders.synonyms}',\n`, '};\n');
}

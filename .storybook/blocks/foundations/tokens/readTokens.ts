import type { AtRule, Declaration, Rule } from 'postcss';
import parse from 'postcss/lib/parse';

/** The two themes of the portal. */
export type Theme = 'light' | 'dark';

export interface Token {
  name: string;
  /** The declared value, often `var()` of another token. */
  value: string;
  /** Its purpose: the comment at the end of the line. */
  role: string;
  /** The group: the comment line above it, if any. */
  group: string;
  selectors: readonly string[];
  /** The condition of the `@media` around it. */
  media: string | undefined;
}

const startsLine = (node: Declaration['prev'] extends () => infer N ? N : never): boolean => node?.raws.before?.includes('\n') ?? false;

function roleOf(declaration: Declaration): string {
  const next = declaration.next();
  return next?.type === 'comment' && !startsLine(next) ? next.text : '';
}

function groupOf(declaration: Declaration): string {
  for (let node = declaration.prev(); node; node = node.prev()) if (node.type === 'comment' && startsLine(node)) return node.text;
  return '';
}

/** The tokens of a sheet, in the order of the file. */
export function readTokens(css: string): Token[] {
  const found: Token[] = [];
  parse(css).walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    const around = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : undefined;
    found.push({
      name: declaration.prop,
      value: declaration.value.replaceAll(/\s+/g, ' '),
      role: roleOf(declaration),
      group: groupOf(declaration),
      selectors: rule.selectors,
      media: around,
    });
  });
  return found;
}

/** A light and a dark value, with at most one level of parentheses: `rgb()`, `var()`. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;
/** Whether it has a value for each theme. */
export const isPaired = ({ value }: Token): boolean => value.search(pair) >= 0;

/** A value as it is edited: that of the light and of the dark theme, or the one for both. */
export function endsOf(value: string): [light: string, dark: string] | [both: string] {
  const [whole, light = '', dark = ''] = [...value.matchAll(pair)][0] ?? [];
  return whole === value ? [light, dark] : [value];
}

/** The value of a token from its ends. */
export const joined = (ends: readonly string[]): string => (ends.length === 2 ? `light-dark(${ends.join(', ')})` : ends.join(''));

/** Looks values up in the tokens of a sheet. */
export function valuesOf(tokens: readonly Token[]) {
  const plain = tokens.filter((token) => token.media === undefined);
  /** The declared value of a token in a theme, with `var()` unresolved. */
  function written(name: string, theme: Theme): string {
    const token = plain.find((candidate) => candidate.name === name);
    if (!token) throw new Error(`tokens.css has no ${name}`);
    return token.value.replaceAll(pair, (_, light: string, dark: string) => (theme === 'dark' ? dark : light));
  }
  /** The value of a token in a theme, with every `var()` resolved. */
  function resolved(name: string, theme: Theme): string {
    return written(name, theme).replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => resolved(inner, theme));
  }
  return { plain, written, resolved };
}

import type { AtRule, Declaration, Rule } from 'postcss';
import parse from 'postcss/lib/parse';
import source from '../../../packages/ui/src/styles/tokens.css?raw';

/** The two looks of the portal. */
export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

export interface Token {
  name: string;
  /** As it is written: often `var()` of another one. */
  value: string;
  /** What it is for: the comment at the end of its line. */
  role: string;
  /** The comment that stands alone above it, if any: the name of its group. */
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

function read(css: string): Token[] {
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

const all = read(source);
const plain = all.filter((token) => token.media === undefined);
const under = (...selectors: string[]) => plain.filter((token) => token.selectors.join() === selectors.join());

/** Declared once for both themes: the raw layer, film and photographs, shape, type, motion. */
export const constants = under(':root');
export const rawColours = constants.filter((token) => token.name.startsWith('--raw-'));
const themed = under(':root', '[data-theme]');
/** One value for the print and one for the darkroom; around them stand parentheses of one depth at most: `rgb()`, `var()`. */
const pair = /light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)/g;
const isPaired = ({ value }: Token): boolean => value.search(pair) >= 0;
/** The roles of layer 2, which have a value for each theme. */
export const roles = themed.filter(isPaired);
/** Tokens of components, which point at roles. */
export const parts = themed.filter((token) => !isPaired(token));

/** The tokens whose names begin so, in the order of the file. */
export const named = (prefix: string): Token[] => constants.filter((token) => token.name.startsWith(prefix));

/** What a token is told to be in a theme, before any `var()` is followed. */
export function written(name: string, theme: Theme): string {
  const token = plain.find((candidate) => candidate.name === name);
  if (!token) throw new Error(`tokens.css has no ${name}`);
  return token.value.replaceAll(pair, (_, light: string, dark: string) => (theme === 'dark' ? dark : light));
}

/** What a token comes to in a theme: every `var()` followed to its end. */
export function resolved(name: string, theme: Theme): string {
  return written(name, theme).replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => resolved(inner, theme));
}

/** The other values of a token and when each holds, in the order of the file. */
export const exceptions = (name: string): Token[] => all.filter((token) => token.name === name && token.media !== undefined);

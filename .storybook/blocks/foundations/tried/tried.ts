import { getColor, serialize, to } from 'colorjs.io/fn';
import { contrast } from '../tokens/contrast.ts';
import { isColour } from '../tokens/isColour.ts';
import { endsOf, type Token, valuesOf } from '../tokens/readTokens.ts';
import { pairGroups, pairsOf, type Pair } from '../tokens/pairs.ts';
import { plain, resolved, themes, type Theme } from '../tokens/tokens.ts';
import type { Tried } from './triedStore.ts';

/** The tokens with the tried values instead of their own. */
export const withTried = (tried: Tried): Token[] => plain.map((token) => ({ ...token, value: tried[token.name] ?? token.value }));

/** A value with the tokens in it resolved; nothing if it names one that does not exist. */
export function settled(text: string): string | undefined {
  try {
    return text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolved(name, 'light'));
  } catch {
    return undefined;
  }
}

/** A text with its numbers left out. */
const formOf = (text: string): string => text.replaceAll(/\d*\.?\d+/g, '0');

/** Whether another value can be tried: of a colour, or of anything with a number in it. */
export const canTry = ({ value }: Token): boolean => isColour(settled(endsOf(value)[0]) ?? '') || /\d/.test(value);

/** Whether a text may stand for this part of the token: a colour for a colour, other numbers for numbers. */
export function fits(part: string, text: string): boolean {
  const value = settled(text);
  if (value === undefined) return false;
  return isColour(settled(part) ?? '') ? isColour(value) : formOf(text) === formOf(part);
}

/** An opaque colour as the browser's colour field wants it. */
export function hexOf(text: string): string | undefined {
  const value = settled(text) ?? '';
  if (!isColour(value)) return undefined;
  const hex = serialize(to(getColor(value), 'srgb'), { format: 'hex', collapse: false });
  return hex.length === 7 ? hex : undefined;
}

export interface Change extends Pair {
  theme: Theme;
  before: number;
  after: number;
}

/** The pairs with a colour that the tried values change, in each theme. */
export function changedPairs(tried: Tried): Change[] {
  const { resolved: now } = valuesOf(withTried(tried));
  return themes.flatMap((theme) =>
    pairGroups
      .flatMap(pairsOf)
      .filter(({ front, ground }) => [front, ground].some((name) => now(name, theme) !== resolved(name, theme)))
      .map((pair) => ({
        ...pair,
        theme,
        before: contrast(pair.front, pair.ground, theme),
        after: contrast(pair.front, pair.ground, theme, now),
      })),
  );
}

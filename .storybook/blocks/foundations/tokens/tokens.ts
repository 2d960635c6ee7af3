import source from '../../../../packages/ui/src/styles/tokens.css?raw';
import { isPaired, readTokens, type Theme, type Token, valuesOf } from './readTokens.ts';

export { type Theme, type Token };
/** The two themes of the portal. */
export const themes: readonly Theme[] = ['light', 'dark'];

const all = readTokens(source);
export const { plain, written, resolved } = valuesOf(all);
const under = (...selectors: string[]) => plain.filter((token) => token.selectors.join() === selectors.join());

/** Tokens that do not depend on the theme: raw colours, film and photos, shape, type, motion. */
export const constants = under(':root');
export const rawColours = constants.filter((token) => token.name.startsWith('--raw-'));
const themed = under(':root', '[data-theme]');
/** Role tokens, which have a value for each theme. */
export const roles = themed.filter(isPaired);
/** Component tokens, which reference roles. */
export const parts = themed.filter((token) => !isPaired(token));

/** Tokens with this prefix, in the order of the file. */
export const named = (prefix: string): Token[] => constants.filter((token) => token.name.startsWith(prefix));

/** The values of a token inside `@media`, in the order of the file. */
export const exceptions = (name: string): Token[] => all.filter((token) => token.name === name && token.media !== undefined);

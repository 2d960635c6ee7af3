import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { builtFiles } from '../../built-files.ts';
import { dtcg } from './dtcg.ts';
import { readTokens } from './readTokens.ts';

const sheet = path.join(import.meta.dirname, '../../../../packages/ui/src/styles/tokens.css');

/** The tokens as files of the Storybook, for other tools: the sheet itself, and each theme as JSON. */
export const tokenFiles = (): Plugin =>
  builtFiles('token-files', () => {
    const css = readFileSync(sheet, 'utf8');
    const json = (theme: 'light' | 'dark') => `${JSON.stringify(dtcg(readTokens(css), theme), null, 2)}\n`;
    return { 'tokens/tokens.css': css, 'tokens/light.tokens.json': json('light'), 'tokens/dark.tokens.json': json('dark') };
  });

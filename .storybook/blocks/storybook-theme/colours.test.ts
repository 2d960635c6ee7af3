import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { coloursOf, themedHead } from './colours.ts';

/** Storybook darkens the row in the dark theme. */
function rowOf(theme: 'light' | 'dark'): Color {
  const row = new Color(coloursOf(theme).colorSecondary).to('hsl');
  if (theme === 'dark') row.set('l', (l) => l - 18);
  return row.to('srgb');
}

test.each(['light', 'dark'] as const)('the selected row of the sidebar can be read in the %s theme', (theme) => {
  expect(rowOf(theme).contrastWCAG21(coloursOf(theme).selectedText)).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('a row under the pointer and a switch can be read in the %s theme', (theme) => {
  const { appHoverBg, booleanBg, booleanSelectedBg, colorSecondary, textColor, textMutedColor } = coloursOf(theme);
  const pairs = [
    [textColor, appHoverBg],
    [textMutedColor, appHoverBg],
    [colorSecondary, appHoverBg],
    [textColor, booleanSelectedBg],
    [textMutedColor, booleanBg],
  ] as const;
  expect(pairs.filter(([words, ground]) => new Color(words).contrastWCAG21(ground) < 4.5)).toEqual([]);
});

test('the colours are those of the tokens, also before anything is loaded', () => {
  const css = [
    'mark',
    'mark-text',
    'mark-fg',
    'mark-soft',
    'bg-sunken',
    'bg-page',
    'field-bg',
    'field-border',
    'line-1',
    'text-1',
    'text-2',
  ];
  const sheet = `:root { ${css.map((name) => `--${name}: light-dark(#fff, #000);`).join(' ')} }`;
  expect(new Set(Object.values(coloursOf('dark', sheet)))).toEqual(new Set(['#000']));
  for (const theme of ['light', 'dark'] as const) expect(themedHead()).toContain(`background: ${coloursOf(theme).appContentBg};`);
});

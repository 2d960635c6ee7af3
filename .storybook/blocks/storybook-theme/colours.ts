import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens, type Theme, valuesOf } from '../foundations/tokens/readTokens.ts';

const sheet = path.join(import.meta.dirname, '../../../packages/ui/src/styles/tokens.css');

/** Storybook's own theme by the names of `create` of `storybook/theming`, which cannot read custom properties. */
export function coloursOf(theme: Theme, css = readFileSync(sheet, 'utf8')) {
  const { resolved } = valuesOf(readTokens(css));
  const colour = (name: string): string => resolved(name, theme);
  return {
    colorPrimary: colour('--mark'),
    colorSecondary: colour('--mark-text'),
    appBg: colour('--bg-sunken'),
    appContentBg: colour('--bg-page'),
    appPreviewBg: colour('--bg-page'),
    appBorderColor: colour('--line-1'),
    appHoverBg: colour('--mark-soft'),
    textColor: colour('--text-1'),
    textMutedColor: colour('--text-2'),
    barBg: colour('--bg-page'),
    barTextColor: colour('--text-2'),
    // Fields, buttons and switches of Controls.
    inputBg: colour('--field-bg'),
    inputBorder: colour('--field-border'),
    inputTextColor: colour('--text-1'),
    buttonBg: colour('--field-bg'),
    buttonBorder: colour('--field-border'),
    booleanBg: colour('--bg-sunken'),
    booleanSelectedBg: colour('--mark-soft'),
    /** Not of `create`: words on `colorSecondary`, which Storybook always writes in white. */
    selectedText: colour('--mark-fg'),
  };
}

export type StorybookColours = Readonly<Record<Theme, ReturnType<typeof coloursOf>>>;

/**
 * The head of the manager and of the canvas: the colours, and the theme of the toolbar or else of the system, before anything else is
 * loaded. In the lowest layer, so that the product's styles replace it.
 */
export function themedHead(): string {
  const colours: StorybookColours = { light: coloursOf('light'), dark: coloursOf('dark') };
  const rules = (['light', 'dark'] as const).map(
    (theme) =>
      `html[data-theme='${theme}'] { color-scheme: ${theme}; background: ${colours[theme].appContentBg}; --selected-text: ${colours[theme].selectedText}; --muted-text: ${colours[theme].textMutedColor}; }`,
  );
  return `
<style>
  @layer first-paint {
    ${rules.join('\n    ')}
  }
  /* What Storybook shows while a story or a page loads is white in every theme: the pictures of a dark page flashed. */
  .sb-preparing-story,
  .sb-preparing-docs,
  .sb-previewBlock,
  .sb-argstableBlock-body td {
    background: transparent;
  }
  /* Storybook writes the word of a switch that is not chosen at half opacity, too faint to be read. */
  [role='switch']:checked ~ span:first-of-type,
  [role='switch']:not(:checked) ~ span:last-of-type {
    color: var(--muted-text) !important;
  }
</style>
<script>
  globalThis.STORYBOOK_COLOURS = ${JSON.stringify(colours)};
  document.documentElement.dataset.theme =
    /\\btheme:(light|dark)\\b/.exec(new URLSearchParams(location.search).get('globals'))?.[1] ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
</script>
`;
}

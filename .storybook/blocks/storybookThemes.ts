import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Диафрагма',
  brandTarget: '_self',
  fontBase: '"Onest", system-ui, sans-serif',
  appBorderRadius: 6,
  inputBorderRadius: 6,
} as const;

/** Storybook's UI in the colours of packages/ui/src/styles/tokens.css; it cannot read custom properties. */
export const storybookThemes = {
  light: create({
    base: 'light',
    ...shared,
    colorPrimary: '#c4271f',
    colorSecondary: '#a8201a',
    appBg: '#f4f1eb',
    appContentBg: '#fbfaf7',
    appPreviewBg: '#fbfaf7',
    appBorderColor: '#e9e4db',
    textColor: '#191512',
    textMutedColor: '#655c51',
    barBg: '#fbfaf7',
    barTextColor: '#655c51',
  }),
  dark: create({
    base: 'dark',
    ...shared,
    colorPrimary: '#ff5a3c',
    colorSecondary: '#f2ac4e',
    appBg: '#0b0807',
    appContentBg: '#14100d',
    appPreviewBg: '#14100d',
    appBorderColor: '#2c2520',
    textColor: '#f3ebe1',
    textMutedColor: '#b9ac9f',
    barBg: '#14100d',
    barTextColor: '#b9ac9f',
  }),
};

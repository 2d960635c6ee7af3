/** The tokens that emails use, as they are in both themes: email clients know no variables. A test compares them with `tokens.css`. */
export const colours = {
  '--bg-page': { light: '#fbfaf7', dark: '#14100d' },
  '--bg-raised': { light: '#ffffff', dark: '#1c1713' },
  '--line-1': { light: '#e9e4db', dark: '#2c2520' },
  '--text-1': { light: '#191512', dark: '#f3ebe1' },
  '--text-2': { light: '#655c51', dark: '#b9ac9f' },
  '--action-bg': { light: '#191512', dark: '#f2ac4e' },
  '--action-fg': { light: '#fbfaf7', dark: '#1d1206' },
} as const;

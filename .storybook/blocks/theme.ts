export type ShownTheme = 'light' | 'dark';
export type ChosenTheme = ShownTheme | 'system' | 'both';

/** The toolbar's choice, parsed: it also stands in the address, where anybody may write it. */
export function asTheme(value: unknown): ChosenTheme {
  return value === 'dark' || value === 'system' || value === 'both' ? value : 'light';
}

/** The theme that is drawn. `system` is what the machine prefers at this moment. */
export function shownTheme(theme: ShownTheme | 'system'): ShownTheme {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export type ShownTheme = 'light' | 'dark';
export type ChosenTheme = ShownTheme | 'system' | 'both' | 'matrix';

const others: readonly unknown[] = ['light', 'dark', 'both', 'matrix'] satisfies ChosenTheme[];

/** Parses the toolbar's choice, which is also in the URL. */
export function asTheme(value: unknown): ChosenTheme {
  return others.includes(value) ? (value as ChosenTheme) : 'system';
}

/** The rendered theme of a page that has one. `system` follows the system's preference, as does what shows every theme. */
export function shownTheme(theme: ChosenTheme): ShownTheme {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

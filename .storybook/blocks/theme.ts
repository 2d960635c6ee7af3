export type ShownTheme = 'light' | 'dark';
export type ChosenTheme = ShownTheme | 'system' | 'both' | 'matrix';

const others: readonly unknown[] = ['dark', 'system', 'both', 'matrix'] satisfies ChosenTheme[];

/** Parses the toolbar's choice, which is also in the URL. */
export function asTheme(value: unknown): ChosenTheme {
  return others.includes(value) ? (value as ChosenTheme) : 'light';
}

/** The rendered theme. `system` follows the system's preference. */
export function shownTheme(theme: ShownTheme | 'system'): ShownTheme {
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The two themes of the portal. */
export type Theme = 'light' | 'dark';

const yearInSeconds = 31_536_000;

/** The cookie that stores a choice for a year. */
export function themeCookie(theme: Theme): string {
  return `dp-theme-preference=${theme}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

/** The theme stored in the cookies, if any. */
export function chosenTheme(cookies: string): Theme | null {
  const [, theme] = /(?:^|;\s*)dp-theme-preference=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return (theme as Theme | undefined) ?? null;
}

/** Applies a theme to this page and to the browser's own UI. */
export function paint(theme: Theme): void {
  const { documentElement: root } = document;
  root.dataset['theme'] = theme;
  root.style.colorScheme = theme;
  // One tag per theme; without scripts the media query decides.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = bar.dataset['look'] === theme ? 'all' : 'not all';
  }
}

const listeners = new Set<() => void>();
const choices = new Set<() => void>();

/** The theme of this page, stored on the root element, where `firstPaint` puts it before the first paint. */
export const pageTheme = {
  get: (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  /** The server does not know the system's preference; `firstPaint` applies the theme. */
  onServer: (): Theme | null => null,
  other: (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark'),
  /** Applies a theme and stores the choice. */
  choose: (theme: Theme): void => {
    pageTheme.show(theme);
    try {
      document.cookie = themeCookie(theme);
    } catch {
      // A browser that blocks cookies keeps the choice for this page only.
    }
    for (const listener of choices) listener();
  },
  /** Applies a theme that was chosen elsewhere. */
  show: (theme: Theme): void => {
    paint(theme);
    for (const listener of listeners) listener();
  },
  /** Calls the listener after each choice in this page, once it is stored. */
  onChosen: (listener: () => void): void => {
    choices.add(listener);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

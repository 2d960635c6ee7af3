/** The two looks of the portal: the print and the darkroom. */
export type Theme = 'light' | 'dark';

const yearInSeconds = 31_536_000;

/** The cookie that keeps a choice for a year. */
export function themeCookie(theme: Theme): string {
  return `dp-theme-preference=${theme}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

/** What has been chosen in this browser, going by its cookies. */
export function chosenTheme(cookies: string): Theme | null {
  const [, theme] = /(?:^|;\s*)dp-theme-preference=(light|dark)(?:;|$)/.exec(cookies) ?? [];
  return (theme as Theme | undefined) ?? null;
}

/** Puts a theme on this page, and on what the browser draws around it. */
export function paint(theme: Theme): void {
  const { documentElement: root } = document;
  root.dataset['theme'] = theme;
  root.style.colorScheme = theme;
  // Each of them stands for one theme, and without a script for that of the system.
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = bar.dataset['look'] === theme ? 'all' : 'not all';
  }
}

const listeners = new Set<() => void>();

/** The theme of this page. It lives on the root element, where `firstPaint` has put it before the first frame. */
export const pageTheme = {
  get: (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  /** Nobody knows on the server what the system prefers; the page itself is painted right by `firstPaint`. */
  drawn: (): Theme | null => null,
  other: (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark'),
  /** Changes the page and remembers the choice. */
  choose: (theme: Theme): void => {
    paint(theme);
    try {
      document.cookie = themeCookie(theme);
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

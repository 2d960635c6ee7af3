/** The two looks of the portal: the print and the darkroom. */
export type Theme = 'light' | 'dark';

const cookieName = 'dp-theme-preference';
const yearInSeconds = 31_536_000;

/** The cookie that keeps a choice for a year. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

const listeners = new Set<() => void>();

/** The theme of this page. It lives on the root element, where theme.js has put it before the first paint. */
export const pageTheme = {
  get: (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'),
  /** Nobody knows on the server what the system prefers; the page itself is painted right by theme.js. */
  drawn: (): Theme | null => null,
  other: (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark'),
  /** Changes the page and remembers the choice. */
  choose: (theme: Theme): void => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.style.colorScheme = theme;
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

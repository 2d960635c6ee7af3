import { chosenTheme, pageTheme } from './theme.ts';

/** The theme of the cookie, else that of the system; null where cookies are blocked: then only this page knows the choice. */
function wantedTheme(): ReturnType<typeof pageTheme.get> | null {
  try {
    return chosenTheme(document.cookie) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  } catch {
    return null;
  }
}

function follow(): void {
  const theme = wantedTheme();
  if (theme && theme !== pageTheme.get()) pageTheme.show(theme);
}

/** Applies a choice made in another tab, also to a page that Back restores from the browser's cache; without a choice the page follows the system. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  const tabs = new BroadcastChannel('theme');
  // The message has the theme itself, because it may arrive before the cookie can be read in the other tab.
  tabs.addEventListener('message', ({ data }) => (data === 'light' || data === 'dark') && pageTheme.show(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  pageTheme.onChosen(() => tabs.postMessage(pageTheme.get()));
  // Applies what was chosen elsewhere while this page was loading.
  follow();
}

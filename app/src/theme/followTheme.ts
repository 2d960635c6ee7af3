import { chosenTheme, pageTheme } from './theme.ts';

/** The theme of the cookie, else that of the system; null where cookies are blocked: the choice is known to its own page only. */
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

/** A choice in one tab reaches the others, a page from the browser's Back too; without a choice the page follows the system. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  const tabs = new BroadcastChannel('theme');
  // The theme itself: the message may come before the cookie can be read in the other tab.
  tabs.addEventListener('message', ({ data }) => (data === 'light' || data === 'dark') && pageTheme.show(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  pageTheme.onChosen(() => tabs.postMessage(pageTheme.get()));
  // What was chosen elsewhere while this page was loading.
  follow();
}

// The script inside every page (see first-paint-plugin.ts): it runs before the first frame, and nothing is waited for but itself.
import { tokenInCookies } from '@portal/api/token-cookie';
import { recordEarlyClicks } from './earlyClicks.ts';
import { recordInitialUrl } from './reloadOnBack.ts';
import { watchEntryScript } from './showLoadError.ts';
import { recordInteraction } from './interaction.ts';
import { startAfterFirstPaint } from './startAfterFirstPaint.ts';
import { chosenTheme, paint } from '../../theme/theme.ts';

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A browser that keeps nothing has no preference of its own.
    return '';
  }
}

recordInitialUrl();
watchEntryScript();
recordEarlyClicks();
recordInteraction();
startAfterFirstPaint();
const cookies = readCookies();
paint(chosenTheme(cookies) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
// Who comes from another site may have a token that the server was not sent: the way in that it has drawn for them
// (AccountActions.module.css) is not for their eyes.
if (tokenInCookies(cookies)) document.documentElement.dataset['token'] = '';

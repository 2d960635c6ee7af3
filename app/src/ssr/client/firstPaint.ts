// The script inside every page (see first-paint-plugin.ts): it runs before the first frame, and nothing is waited for but itself.
import { tokenInCookies } from '@portal/api/token-cookie';
import { markEarlyPresses } from './earlyPresses.ts';
import { noteArrival } from './followBack.ts';
import { watchStart } from './sayUnloaded.ts';
import { noteSigns } from './signs.ts';
import { startWhenShown } from './startWhenShown.ts';
import { chosenTheme, paint } from '../../theme/theme.ts';

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A browser that keeps nothing has no preference of its own.
    return '';
  }
}

noteArrival();
watchStart();
markEarlyPresses();
noteSigns();
startWhenShown();
const cookies = readCookies();
paint(chosenTheme(cookies) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
// Who comes from another site may have a token that the server was not sent: the way in that it has drawn for them
// (AccountActions.module.css) is not for their eyes.
if (tokenInCookies(cookies)) document.documentElement.dataset['token'] = '';

// The inline script of every page (see first-paint-plugin.ts): it runs before the first paint, without a request.
import { tokensInCookies } from '@portal/api/token-cookie';
import { tellIfOutdated } from './isOutdated.ts';
import { recordInitialUrl } from './reloadOnBack.ts';
import { watchScripts } from './loadError.ts';
import { queueInput } from './queuedInput.ts';
import { startAfterFirstPaint } from './startAfterFirstPaint.ts';
import { chosenTheme, paint } from '../../theme/theme.ts';

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A browser that blocks cookies has no stored theme.
    return '';
  }
}

/** A file dropped before hydration would open in place of the page; `UiProvider` does the same afterwards. */
function ignoreDroppedFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

addEventListener('dragover', ignoreDroppedFiles);
addEventListener('drop', ignoreDroppedFiles);
recordInitialUrl();
watchScripts();
tellIfOutdated();
window.queuedInput = queueInput();
startAfterFirstPaint();
const cookies = readCookies();
paint(chosenTheme(cookies) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
// A visitor coming from another site may have a SameSite=Strict token that the server did not get. The rendered sign-in links are
// then hidden (AccountActions.module.css).
if (tokensInCookies(cookies).length > 0) document.documentElement.dataset['token'] = '';

import { deferredFontsId } from './deferredFonts.ts';

/** Shows that the scripts failed to load, with a retry link, on a page without rendered content. Also enables the deferred fonts. */
export function showLoadError(): void {
  document.getElementById(deferredFontsId)?.setAttribute('media', 'all');
  if (document.getElementById('root')?.hasChildNodes()) return;
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  // The error message is at the end of the body, and the script tag in the head.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showLoadError);
  else showLoadError();
}

/** Listens for a failed entry script. Part of the inline script `firstPaint`. */
export function watchEntryScript(): void {
  // A load error does not bubble.
  addEventListener('error', onError, { capture: true });
}

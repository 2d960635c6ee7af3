import { deferredFontsId } from './deferredFonts.ts';

/**
 * Says that the code did not come, with a way to try again: where nothing was drawn, nothing else is there to be read. What was
 * drawn asks for its other letters by itself then.
 */
export function showLoadError(): void {
  document.getElementById(deferredFontsId)?.setAttribute('media', 'all');
  if (document.getElementById('root')?.hasChildNodes()) return;
  document.querySelector('.unloaded')?.removeAttribute('hidden');
}

function hear({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  // Where nothing is drawn the code is named in the head, and what says so stands at the end of the page.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showLoadError);
  else showLoadError();
}

/** Hears where the code that begins all other does not come. For `firstPaint`, which is there without being fetched. */
export function watchEntryScript(): void {
  // What becomes of a file does not bubble.
  addEventListener('error', hear, { capture: true });
}

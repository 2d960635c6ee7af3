import { toasts } from '@portal/ui';
import { notifyError } from '../../data/index.ts';
import { byHand, dialogCode } from './byHand.ts';
import { t } from './texts.ts';

/** The full address of a page of the portal. */
export const whole = (path: string): string => new URL(path, location.origin).href;

/** Browsers copy only what a click asked for: a text that has yet to be requested is promised in the click. */
function write(text: string | Promise<string | null>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((found) => {
    if (found === null) throw new Error('Nothing to copy');
    return new Blob([found], { type: 'text/plain' });
  });
  // The caller hears of a failed request by the text itself.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Copies a text, and shows a notice. Where the browser refuses (an address without https, no permission, too long after the click) a dialog shows the
 * text in a selected field, under the title `notCopied`. Does nothing where a promised text turns out to be null.
 */
export async function copyText(
  text: string | Promise<string | null>,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await write(text);
    toasts.show({ type: 'success', title: copied });
  } catch {
    try {
      const found = await text;
      if (found === null) return;
      await dialogCode.fetch();
      byHand.show({ title: notCopied, text: found });
    } catch (error) {
      notifyError(notCopied, error);
    }
  }
}

/** Copies the full address of a page of the portal, as `copyText` does. */
export const copyAddress = (path: string): Promise<void> => copyText(whole(path), { copied: t('copied'), notCopied: t('notCopied') });

/** Opens the share sheet of a phone for a page of the portal; elsewhere, and where the sheet fails, it copies the address. */
export async function shareAddress(path: string, title: string): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !('share' in navigator)) return copyAddress(path);
  try {
    await navigator.share({ title, url: whole(path) });
  } catch (error) {
    // Closing the sheet is no failure. Others are, such as a sheet too long after the tap, which had waited for the page's code.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    return copyAddress(path);
  }
}

import { toasts } from '@portal/ui';
import { notifyError } from '../notices.ts';
import { byHand, dialogCode } from './byHand.ts';
import { t } from './texts.ts';

const whole = (path: string): string => new URL(path, location.origin).href;

/**
 * Copies a text, and shows a notice. Where the browser refuses (an address without https, no permission, too long after the click) a dialog shows the
 * text in a selected field, under the title `notCopied`.
 */
export async function copyText(text: string, { copied, notCopied }: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ type: 'success', title: copied });
  } catch {
    await dialogCode.fetch().then(
      () => byHand.show({ title: notCopied, text }),
      (error: unknown) => notifyError(notCopied, error),
    );
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

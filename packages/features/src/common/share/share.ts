import { toasts } from '@portal/ui';
import { notifyError } from '../notices.ts';
import { t } from './texts.ts';

const whole = (path: string): string => new URL(path, location.origin).href;

/** Copies a text, and shows a notice. */
export async function copyText(text: string, { copied, notCopied }: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ type: 'success', title: copied });
  } catch (error) {
    notifyError(notCopied, error);
  }
}

/** Copies the full address of a page of the portal, and shows a notice. */
export const copyAddress = (path: string): Promise<void> => copyText(whole(path), { copied: t('copied'), notCopied: t('notCopied') });

/** Opens the share sheet of a phone for a page of the portal; elsewhere it copies the address. */
export async function shareAddress(path: string, title: string): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !('share' in navigator)) return copyAddress(path);
  try {
    await navigator.share({ title, url: whole(path) });
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // Too long after the tap, which had waited for the page's code.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return copyAddress(path);
    notifyError(t('notShared'), error);
  }
}

import { toasts } from '@portal/ui';
import { notifyError } from '../notices.ts';
import { t } from './texts.ts';

const whole = (path: string): string => new URL(path, location.origin).href;

/** Copies a text, and says so. */
export async function copyText(text: string, { copied, notCopied }: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ type: 'success', title: copied });
  } catch (error) {
    notifyError(notCopied, error);
  }
}

/** Copies the whole address of a page of the portal, and says so. */
export const copyAddress = (path: string): Promise<void> => copyText(whole(path), { copied: t('copied'), notCopied: t('notCopied') });

/** Offers a page of the portal to the share sheet of a phone; elsewhere its address is copied. */
export async function shareAddress(path: string, title: string): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !('share' in navigator)) return copyAddress(path);
  try {
    await navigator.share({ title, url: whole(path) });
  } catch (error) {
    // Who closes the sheet has answered.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyError(t('notShared'), error);
  }
}

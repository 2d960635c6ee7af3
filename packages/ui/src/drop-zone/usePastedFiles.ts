import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Files from the clipboard while focus is inside `ref`. Browsers send the event to the body when a button has focus, so the listener is on the
 * document. React Aria's useClipboard does the same but loses copied images, which are not files on a disk.
 */
export function usePastedFiles(ref: RefObject<HTMLElement | null>, onFiles: (files: FileList) => void, isDisabled: boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files?.length || !ref.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    if (isDisabled) return undefined;
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isDisabled]);
}

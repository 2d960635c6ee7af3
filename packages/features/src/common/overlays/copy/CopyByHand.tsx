import { useSyncExternalStore } from 'react';
import { byHand, dialogCode } from './byHand.ts';

/** Where a text that could not be copied is shown, to be copied by hand. Mounted once; `copyText` opens it. */
export function CopyByHand() {
  const shown = useSyncExternalStore(byHand.subscribe, byHand.now, () => null);
  // Loaded before it is opened; rendered further on, so that it closes with its animation.
  const Dialog = dialogCode.value?.CopyByHandDialog;
  return Dialog ? <Dialog shown={shown} onClose={() => byHand.show(null)} /> : null;
}

/** Dialogs, viewers and what opens them: by the address, by code that is loaded on demand, and the focus afterwards. */
export { CopyByHand } from './copy/CopyByHand.tsx';
export { copyAddress, copyText, shareAddress, whole } from './copy/copyAddress.ts';
export { useLayer } from './useLayer.ts';
export { type OverlayState, useOverlay } from './useOverlay.ts';
export { ReturnFocus } from './ReturnFocus.tsx';
export { LazyGallery } from './gallery/LazyGallery.tsx';
export { viewedPhoto } from './gallery/viewedPhoto.ts';
export { useOpener } from './gallery/useOpener.ts';
export { ViewerFailed } from './gallery/ViewerFailed.tsx';
export { CodeLoading } from './lazy/CodeLoading.tsx';
export { LazyDialogFailed } from './lazy/LazyDialogFailed.tsx';
export { createLazyModule, type LazyModule } from './lazy/lazyModule.ts';
export { ModuleFailed } from './lazy/ModuleFailed.tsx';
export { LazyPart } from './lazy/LazyPart.tsx';
export { useIdleFetch } from './lazy/useIdleFetch.ts';
export { useLazyModule } from './lazy/useLazyModule.ts';

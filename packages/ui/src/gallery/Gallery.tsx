import { type KeyboardEvent, memo, type ReactNode, type RefObject, useRef } from 'react';
import { Dialog, Modal } from 'react-aria-components/Modal';
import { useNewest } from '../newest/useNewest.ts';
import { Overlay } from '../overlay/Overlay.tsx';
import { texts, type Words } from '../texts.ts';
import css from './Gallery.module.css';
import { ContentContext, GalleryContent } from './GalleryContent.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import type { GalleryMode } from './stepIndex.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';
import { useShutter } from './useShutter.ts';

export interface GalleryProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called on Escape, the cross, and a click beside the photo (PAGE-25…28). */
  onClose: () => void;
  /** All of them: only those in sight become elements. */
  photos: GalleryPhoto[];
  /** Which one is shown, counted from 0. */
  index: number;
  /** Called by keys, arrows, thumbnails and swipes. Change `index` at once, so that a quick second click starts from there. */
  onIndexChange: (index: number) => void;
  /** `wrap` goes round the ends (PAGE-29…31), `bounded` stops there (VIEW-07, VIEW-08). */
  mode: GalleryMode;
  /** Whose photos they are. */
  header?: ReactNode;
  /** What chooses among them. */
  toolbar?: ReactNode;
  /** Links beside the cross. */
  actions?: ReactNode;
  /** An address of the photo that is looked at is broken; the next one is tried meanwhile. */
  onBroken?: (() => void) | undefined;
  /** All its texts. */
  words?: Words<'gallery'> | undefined;
}

/** Photos one at a time over the whole screen. Opens like a shutter from the thumbnail that was clicked. */
export function Gallery({ isOpen, ...content }: GalleryProps) {
  const { photos, index, onIndexChange, mode, words = texts.gallery } = content;
  const dialog = useRef<HTMLElement>(null);
  const close = useNewest(content.onClose);
  const onKeyDown = useGalleryKeys({ dialog, index, count: photos.length, mode, onIndexChange });
  return (
    <ContentContext value={{ ...content, dialog, onClose: close }}>
      <ViewerOverlay isOpen={isOpen} onClose={close} dialog={dialog} label={words.label} onKeyDown={onKeyDown} />
    </ContentContext>
  );
}

interface ViewerOverlayProps extends Pick<GalleryProps, 'isOpen' | 'onClose'> {
  dialog: RefObject<HTMLElement | null>;
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Stable while the photos change: each render of React Aria's overlay measures the page. */
const ViewerOverlay = memo(function ViewerOverlay({ isOpen, onClose, ...dialog }: ViewerOverlayProps) {
  return (
    <Overlay className={css.overlay} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Modal className={css.modal}>
        <GalleryDialog {...dialog} />
      </Modal>
    </Overlay>
  );
});

function GalleryDialog({ dialog, label, ...keys }: Pick<ViewerOverlayProps, 'dialog' | 'label' | 'onKeyDown'>) {
  useShutter(dialog, `.${css.overlay}`);
  return (
    <div className={css.keys} {...keys}>
      <Dialog ref={dialog} className={css.dialog} aria-label={label}>
        <GalleryContent />
      </Dialog>
    </div>
  );
}

import { createContext, memo, type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { Dialog, Modal } from 'react-aria-components/Modal';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { Overlay } from '../overlay/Overlay.tsx';
import { texts, type Words } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import type { MarkChange } from '../mark/markOfKey.ts';
import css from './Gallery.module.css';
import { GalleryControls } from './GalleryControls.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import type { GalleryMode } from './stepIndex.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';
import { useHasWaited, useIsPainted } from './useIsPainted.ts';
import { useShutter } from './useShutter.ts';

export interface GalleryProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called on Escape, the close button, and a click beside the photo (PAGE-25…28). */
  onClose: () => void;
  /** All of them: only the visible ones are rendered. */
  photos: GalleryPhoto[];
  /** Which one is shown, counted from 0. */
  index: number;
  /** Called by keys, arrows, thumbnails and swipes. Change `index` synchronously, so that a quick second click starts from the new value. */
  onIndexChange: (index: number) => void;
  /** `wrap`: the last photo is followed by the first (PAGE-29…31); `bounded`: it is not (VIEW-07, VIEW-08). */
  mode: GalleryMode;
  /** Whose photos they are. */
  header?: ReactNode;
  /** The filter of the photos. */
  toolbar?: ReactNode;
  /** Links beside the close button. */
  actions?: ReactNode;
  /** An address of the current photo is broken; the next one is tried meanwhile. */
  onBroken?: (() => void) | undefined;
  /** P, X and U mark the photo as kept, rejected or neither, 0 to 5 give it stars. */
  onMark?: ((change: MarkChange) => void) | undefined;
  /** All its texts. */
  words?: Words<'gallery'> | undefined;
}

interface Content extends Omit<GalleryProps, 'isOpen'> {
  /** The ref of the whole viewer, which handles the keys. */
  dialog: RefObject<HTMLElement | null>;
  /** Whether the photo is shown at 1 : 1. */
  isActual: boolean;
  setActual: (isActual: boolean) => void;
}

/** Milliseconds for which the thumbnails wait for a photo that is loading: rendering them takes as long as showing a loaded photo. */
const STRIP_PATIENCE_MS = 300;

const ContentContext = createContext<Content | null>(null);

/** Photos one at a time, full screen. Opens like a shutter from the thumbnail that was clicked. */
export function Gallery({ isOpen, ...content }: GalleryProps) {
  const { photos, index, onIndexChange, mode, words = texts.gallery } = content;
  const dialog = useRef<HTMLElement>(null);
  const close = useStableCallback(content.onClose);
  // Keyed by the photo: the next one is shown whole.
  const [actualId, setActualId] = useState<string | null>(null);
  const photo = photos[index];
  const isActual = isOpen && photo !== undefined && photo.id === actualId;
  const setActual = useStableCallback((next: boolean) => setActualId(next && photo ? photo.id : null));
  const onActual = photo?.original === undefined ? undefined : () => setActual(!isActual);
  const keys = useGalleryKeys({ dialog, index, count: photos.length, mode, onIndexChange, onActual, onMark: content.onMark });
  return (
    <ContentContext value={{ ...content, dialog, onClose: close, isActual, setActual }}>
      <ViewerOverlay isOpen={isOpen} onClose={close} dialog={dialog} label={words.label} {...keys} />
    </ContentContext>
  );
}

interface ViewerOverlayProps extends Pick<GalleryProps, 'isOpen' | 'onClose'>, ReturnType<typeof useGalleryKeys> {
  dialog: RefObject<HTMLElement | null>;
  label: string;
}

/** Memoised while the photos change: each render of React Aria's overlay measures the page. */
const ViewerOverlay = memo(function ViewerOverlay({ isOpen, onClose, ...dialog }: ViewerOverlayProps) {
  return (
    <Overlay className={css.overlay} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Modal className={css.modal}>
        <GalleryDialog {...dialog} />
      </Modal>
    </Overlay>
  );
});

function GalleryDialog({ dialog, label, ...keys }: Omit<ViewerOverlayProps, 'isOpen' | 'onClose'>) {
  useShutter(dialog, `.${css.overlay}`);
  return (
    <div className={css.keys} {...keys}>
      <Dialog ref={dialog} className={css.dialog} aria-label={label}>
        <GalleryContent />
      </Dialog>
    </div>
  );
}

/** The content of the viewer. It is passed as children to the dialog, which does not re-render for another photo. */
function GalleryContent() {
  const content = use(ContentContext);
  const [hasShown, setHasShown] = useState(false);
  const isPainted = useIsPainted(true);
  // The photo is painted before the thumbnails, and in any case before their images.
  const isFilled = useIsPainted(hasShown);
  const hasWaited = useHasWaited(STRIP_PATIENCE_MS);
  if (!content) return null;
  const {
    dialog,
    isActual,
    setActual,
    onClose,
    photos,
    index,
    onIndexChange,
    mode,
    header,
    toolbar,
    actions,
    onBroken,
    onMark,
    words = texts.gallery,
  } = content;
  const photo = photos[index];
  return (
    <>
      <button type="button" className={css.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div className={css.header}>{header}</div>
      <div
        className={css.toolbar}
        // After a choice by pointer focus returns to the photo, so that keys turn the pages; after one by a key focus stays in the filter.
        onClickCapture={({ detail }) => {
          if (detail > 0) dialog.current?.focus();
        }}
      >
        {toolbar}
      </div>
      <div className={css.actions}>{actions}</div>
      <div className={css.controls}>
        <GalleryControls
          isActual={photo?.original === undefined ? undefined : isActual}
          onActual={() => setActual(!isActual)}
          onClose={onClose}
          words={words}
        />
      </div>
      {photo && (
        <>
          <GalleryStage
            photos={photos}
            photo={photo}
            index={index}
            onIndexChange={onIndexChange}
            mode={mode}
            words={words}
            isPainted={isPainted}
            onShown={() => setHasShown(true)}
            onBroken={onBroken}
            isActual={isActual}
            onWhole={() => setActual(false)}
          />
          {photo.title && (
            <p className={css.caption}>
              {photo.title}
              {photo.details && <span className={css.details}>{photo.details}</span>}
            </p>
          )}
          <output className={css.counter}>
            <span aria-hidden="true">
              <b>{index + 1}</b>
              {`\u00a0${words.of}\u00a0${photos.length}`}
            </span>
            <VisuallyHidden>{`${index + 1} ${words.of} ${photos.length}`}</VisuallyHidden>
          </output>
          {(isFilled || hasWaited) && (
            <>
              {/* Its arrows are in a font file that has to load first. */}
              <p className={css.hint}>
                {[words.hint, photo.original !== undefined && words.actualHint, onMark && words.markHint].filter(Boolean).join(', ')}
              </p>
              <GalleryStrip photos={photos} index={index} onIndexChange={onIndexChange} words={words} isFilled={isFilled} />
            </>
          )}
        </>
      )}
    </>
  );
}

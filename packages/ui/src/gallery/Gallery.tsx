import { createContext, type KeyboardEvent, memo, type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { Dialog, Modal } from 'react-aria-components/Modal';
import { useNewest } from '../newest/useNewest.ts';
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
  /** P, X and U mark the photo as kept, rejected or neither, 0 to 5 give it stars. */
  onMark?: ((change: MarkChange) => void) | undefined;
  /** All its texts. */
  words?: Words<'gallery'> | undefined;
}

interface Content extends Omit<GalleryProps, 'isOpen'> {
  /** Of the whole viewer: it has the keys. */
  dialog: RefObject<HTMLElement | null>;
  /** Whether the photo is looked at 1 : 1. */
  isActual: boolean;
  setActual: (isActual: boolean) => void;
}

/** Milliseconds for which the strip gives way to a photo that is on its way: to render it takes as long as to show one that is here. */
const STRIP_PATIENCE_MS = 300;

const ContentContext = createContext<Content | null>(null);

/** Photos one at a time over the whole screen. Opens like a shutter from the thumbnail that was clicked. */
export function Gallery({ isOpen, ...content }: GalleryProps) {
  const { photos, index, onIndexChange, mode, words = texts.gallery } = content;
  const dialog = useRef<HTMLElement>(null);
  const close = useNewest(content.onClose);
  // By the photo: the next one is shown whole.
  const [actualId, setActualId] = useState<string | null>(null);
  const photo = photos[index];
  const isActual = isOpen && photo !== undefined && photo.id === actualId;
  const setActual = useNewest((next: boolean) => setActualId(next && photo ? photo.id : null));
  const onActual = photo?.original === undefined ? undefined : () => setActual(!isActual);
  const onKeyDown = useGalleryKeys({ dialog, index, count: photos.length, mode, onIndexChange, onActual, onMark: content.onMark });
  return (
    <ContentContext value={{ ...content, dialog, onClose: close, isActual, setActual }}>
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

/** All that the viewer shows. It comes past the dialog, which another photo leaves alone. */
function GalleryContent() {
  const content = use(ContentContext);
  const [hasShown, setHasShown] = useState(false);
  const isPainted = useIsPainted(true);
  // The photo's own frame comes before the strip, and in any case before its images.
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
        // After a choice by pointer the keys are the photos' again; after one by a key the keyboard stays among the choices.
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
              {/* Its arrows come from a font that the browser has to look for. */}
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

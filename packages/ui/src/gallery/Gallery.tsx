import { createContext, memo, type ReactNode, use, useRef, useState } from 'react';
import { Dialog, Modal } from 'react-aria-components/Modal';
import { useNewest } from '../newest/useNewest.ts';
import { Overlay } from '../overlay/Overlay.tsx';
import { texts, type Words } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import css from './Gallery.module.css';
import { GalleryControls } from './GalleryControls.tsx';
import type { GalleryPhoto } from './GalleryPhoto.ts';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import type { GalleryMode } from './stepIndex.ts';
import { useGalleryKeys } from './useGalleryKeys.ts';
import { useIsDrawn } from './useIsDrawn.ts';
import { useShutter } from './useShutter.ts';

export interface GalleryProps {
  /** Whether it stands. */
  isOpen: boolean;
  /** Told on Escape, the cross, and a press beside the photograph (PAGE-25…28). */
  onClose: () => void;
  /** All of them: only those in sight become elements. */
  photos: GalleryPhoto[];
  /** Which one is shown, counted from 0. */
  index: number;
  /** Told by keys, arrows, thumbnails and swipes. Change `index` at once, so that a quick second press starts from there. */
  onIndexChange: (index: number) => void;
  /** `wrap` goes round the ends (PAGE-29…31), `bounded` stops there (VIEW-07, VIEW-08). */
  mode: GalleryMode;
  /** Whose photographs they are. */
  header?: ReactNode;
  /** What chooses among them. */
  toolbar?: ReactNode;
  /** Links beside the cross. */
  actions?: ReactNode;
  /** An address of the photograph that is looked at is broken; the next one is tried meanwhile. */
  onBroken?: (() => void) | undefined;
  /** Every word it says. */
  words?: Words<'gallery'> | undefined;
}

type ContentProps = Omit<GalleryProps, 'isOpen'>;

const ContentContext = createContext<ContentProps | null>(null);

/** Photographs one at a time over the whole screen. Opens like a shutter from the thumbnail that was pressed. */
export function Gallery({ isOpen, ...content }: GalleryProps) {
  const close = useNewest(content.onClose);
  return (
    <ContentContext value={{ ...content, onClose: close }}>
      <Window isOpen={isOpen} onClose={close} />
    </ContentContext>
  );
}

/** What stands while the photographs change: each drawing of React Aria's overlay measures the page. */
const Window = memo(function Window({ isOpen, onClose }: Pick<GalleryProps, 'isOpen' | 'onClose'>) {
  return (
    <Overlay className={css.overlay} isOpen={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Modal className={css.modal}>
        <Content />
      </Modal>
    </Overlay>
  );
});

function Content() {
  const content = use(ContentContext);
  return content && <GalleryContent {...content} />;
}

function GalleryContent({
  onClose,
  photos,
  index,
  onIndexChange,
  mode,
  header,
  toolbar,
  actions,
  onBroken,
  words = texts.gallery,
}: ContentProps) {
  const dialog = useRef<HTMLElement>(null);
  const photo = photos[index];
  const [hasShown, setHasShown] = useState(false);
  const isDrawn = useIsDrawn();
  useShutter(dialog, `.${css.overlay}`);

  const { keys, choosing } = useGalleryKeys({ dialog, index, count: photos.length, mode, onIndexChange });

  return (
    <div className={css.keys} {...keys}>
      <Dialog ref={dialog} className={css.dialog} aria-label={words.label}>
        <button type="button" className={css.backdrop} tabIndex={-1} aria-hidden="true" onClick={onClose} />
        <div className={css.header}>{header}</div>
        <div className={css.toolbar} {...choosing}>
          {toolbar}
        </div>
        <div className={css.actions}>{actions}</div>
        <div className={css.controls}>
          <GalleryControls onClose={onClose} words={words} />
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
              isDrawn={isDrawn}
              onShown={() => setHasShown(true)}
              onBroken={onBroken}
            />
            <p className={css.caption}>{photo.title}</p>
            <output className={css.counter}>
              <span aria-hidden="true">
                <b>{index + 1}</b> {words.of} {photos.length}
              </span>
              <VisuallyHidden>{`${index + 1} ${words.of} ${photos.length}`}</VisuallyHidden>
            </output>
            <p className={css.hint}>{words.hint}</p>
            {isDrawn && <GalleryStrip photos={photos} index={index} onIndexChange={onIndexChange} words={words} isFilled={hasShown} />}
          </>
        )}
      </Dialog>
    </div>
  );
}

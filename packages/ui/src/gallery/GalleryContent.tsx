import { createContext, type RefObject, use, useState } from 'react';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import type { GalleryProps } from './Gallery.tsx';
import css from './Gallery.module.css';
import { GalleryControls } from './GalleryControls.tsx';
import { GalleryStage } from './GalleryStage.tsx';
import { GalleryStrip } from './GalleryStrip.tsx';
import { useHasWaited, useIsPainted } from './useIsPainted.ts';

interface Content extends Omit<GalleryProps, 'isOpen'> {
  /** Of the whole viewer: it has the keys. */
  dialog: RefObject<HTMLElement | null>;
}

/** Milliseconds for which the strip gives way to a photo that is on its way: to render it takes as long as to show one that is here. */
const STRIP_PATIENCE_MS = 300;

export const ContentContext = createContext<Content | null>(null);

/** All that the viewer shows. It comes past the dialog, which another photo leaves alone. */
export function GalleryContent() {
  const content = use(ContentContext);
  const [hasShown, setHasShown] = useState(false);
  const isPainted = useIsPainted(true);
  // The photo's own frame comes before the strip, and in any case before its images.
  const isFilled = useIsPainted(hasShown);
  const hasWaited = useHasWaited(STRIP_PATIENCE_MS);
  if (!content) return null;
  const { dialog, onClose, photos, index, onIndexChange, mode, header, toolbar, actions, onBroken, words = texts.gallery } = content;
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
            isPainted={isPainted}
            onShown={() => setHasShown(true)}
            onBroken={onBroken}
          />
          {photo.title && <p className={css.caption}>{photo.title}</p>}
          <output className={css.counter}>
            <span aria-hidden="true">
              <b>{index + 1}</b> {words.of} {photos.length}
            </span>
            <VisuallyHidden>{`${index + 1} ${words.of} ${photos.length}`}</VisuallyHidden>
          </output>
          {(isFilled || hasWaited) && (
            <>
              {/* Its arrows come from a font that the browser has to look for. */}
              <p className={css.hint}>{words.hint}</p>
              <GalleryStrip photos={photos} index={index} onIndexChange={onIndexChange} words={words} isFilled={isFilled} />
            </>
          )}
        </>
      )}
    </>
  );
}

import type { Ref } from 'react';
import type { GridPhoto } from '../image-grid/GridPhoto.ts';
import { Image } from '../image/Image.tsx';
import css from './DragPreview.module.css';

interface DragPreviewProps {
  photo: GridPhoto;
  /** How many are moved together. */
  count: number;
  ref: Ref<HTMLDivElement>;
}

/** The dragged image. It follows the pointer without re-rendering anything. */
export function DragPreview({ photo, count, ref }: DragPreviewProps) {
  return (
    <div ref={ref} className={css.preview} aria-hidden="true">
      <div className={css.image}>
        <Image
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={photo.sizes}
          color={photo.color}
          alt={photo.name}
          fallback="letter"
          brokenText={photo.src === null ? '' : undefined}
        />
      </div>
      {count > 1 && <span className={css.count}>{count}</span>}
    </div>
  );
}

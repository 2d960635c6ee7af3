import type { Ref } from 'react';
import type { GridPhoto } from '../image-grid/GridPhoto.ts';
import { Image } from '../image/Image.tsx';
import css from './Carried.module.css';

interface CarriedProps {
  photo: GridPhoto;
  /** How many go together. */
  count: number;
  ref: Ref<HTMLDivElement>;
}

/** The image under the pointer. The pointer moves it, without re-rendering anything. */
export function Carried({ photo, count, ref }: CarriedProps) {
  return (
    <div ref={ref} className={css.carried} aria-hidden="true">
      <div className={css.image}>
        <Image src={photo.src} srcSet={photo.srcSet} sizes={photo.sizes} color={photo.color} alt={photo.name} fallback="letter" />
      </div>
      {count > 1 && <span className={css.count}>{count}</span>}
    </div>
  );
}

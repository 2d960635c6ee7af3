import css from './Card.module.css';
import { Skeleton } from '../skeleton/Skeleton.tsx';

/** The skeleton of a card with images, a title, two lines of text and buttons. */
export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.media}>
        <Skeleton radius="photo" />
      </div>
      <div className={css.body}>
        <div className={css.waiting}>
          <Skeleton width="72%" height={18} />
          <Skeleton width="36%" />
          <Skeleton width="52%" />
        </div>
        <div className={css.footer}>
          <Skeleton radius="ctl" height={36} />
        </div>
      </div>
    </div>
  );
}

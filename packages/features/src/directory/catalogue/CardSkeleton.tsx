import { Skeleton } from '@portal/ui';
import css from './CardSkeleton.module.css';

/** The shape of a card that is on its way. */
export function CardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.mosaic}>
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
        <Skeleton radius="photo" />
      </div>
      <div className={css.head}>
        <Skeleton width={52} height={52} radius="round" />
        <div className={css.lines}>
          <Skeleton width="60%" height={16} />
          <Skeleton width="40%" />
        </div>
      </div>
      <div className={css.lines}>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}

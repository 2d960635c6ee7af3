import type { PhotographerCard as Photographer } from '@portal/api';
import { PhotographerCard } from '../../common/cards/index.ts';
import css from './PhotographerGrid.module.css';
import { Skeleton } from '@portal/ui';
import { useEffect, useMemo, useRef } from 'react';

interface PhotographerGridProps {
  photographers: readonly Photographer[];
  chosen: readonly number[];
  onOpen: (id: number) => void;
  onViewAll: (id: number) => void;
  /** The first cards of the page. */
  isFirst?: boolean | undefined;
  /** The heading level of a name. */
  level?: 3 | 4 | undefined;
}

/** As many cards as a phone may show at first. */
const AT_FIRST = 2;

/** Cards in two columns, in one where the list is narrow. */
export function PhotographerGrid({ photographers, chosen, onOpen, onViewAll, isFirst = false, level }: PhotographerGridProps) {
  const handlers = useRef({ onOpen, onViewAll });
  useEffect(() => {
    handlers.current = { onOpen, onViewAll };
  });
  const chosenIds = chosen.join();
  // Memoised while something opens over the page: rendering a dozen cards again would delay that on a slow phone.
  const cells = useMemo(
    () =>
      photographers.map((photographer, index) => (
        <li key={photographer.id} className={css.cell} data-late={index >= AT_FIRST || undefined}>
          <PhotographerCard
            photographer={photographer}
            chosen={chosenIds === '' ? [] : chosenIds.split(',').map(Number)}
            href={`/photographer/${photographer.id}`}
            onOpen={() => handlers.current.onOpen(photographer.id)}
            onViewAll={() => handlers.current.onViewAll(photographer.id)}
            isFirst={isFirst && index === 0}
            level={level}
          />
        </li>
      )),
    [photographers, chosenIds, isFirst, level],
  );
  return <ul className={css.grid}>{cells}</ul>;
}

/** The skeleton of the grid. */
export function SkeletonGrid({ count = 4 }: { count?: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The skeleton of a card. */
function CardSkeleton() {
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

import type { PhotographerCard as Photographer } from '@portal/api';
import { PhotographerCard } from '../../common/index.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { prepareWindow } from '../modal/LatePhotographerModal.tsx';
import css from './PhotographerGrid.module.css';

interface PhotographerGridProps {
  photographers: readonly Photographer[];
  chosen: readonly number[];
  onOpen: (id: number) => void;
  onViewAll: (id: number) => void;
  /** Cards whose pictures do not wait until they are near: so many as a phone shows at first. That of the first comes before all. */
  eager?: number | undefined;
}

/** Cards in two columns, in one where the list is narrow. */
export function PhotographerGrid({ photographers, chosen, onOpen, onViewAll, eager = 0 }: PhotographerGridProps) {
  return (
    <ul className={css.grid}>
      {photographers.map((photographer, index) => (
        <li key={photographer.id} className={css.cell}>
          <PhotographerCard
            photographer={photographer}
            chosen={chosen}
            href={`/photographer/${photographer.id}`}
            onApproach={prepareWindow}
            onOpen={() => onOpen(photographer.id)}
            onViewAll={() => onViewAll(photographer.id)}
            loading={index >= eager ? 'lazy' : index === 0 ? 'first' : 'eager'}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its cards are on their way. */
export function SkeletonGrid({ count = 4 }: { count?: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

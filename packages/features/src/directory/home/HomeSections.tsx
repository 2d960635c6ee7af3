import type { PhotographerCard, Specialization } from '@portal/api';
import { Advantages } from './Advantages.tsx';
import { Features } from './Features.tsx';
import { Film } from './Film.tsx';
import css from './HomeSections.module.css';
import { Services } from './Services.tsx';

interface HomeSectionsProps {
  cards: readonly PhotographerCard[];
  specializations: readonly Specialization[];
}

/** Services, advantages, features: everything below the directory. */
export function HomeSections({ cards, specializations }: HomeSectionsProps) {
  return (
    <>
      <div className={css.part} data-late>
        <Services cards={cards} specializations={specializations} />
      </div>
      <div className={css.part} data-late>
        <Advantages />
        <Film />
      </div>
      <div className={css.part} data-late>
        <Features cards={cards} />
      </div>
    </>
  );
}

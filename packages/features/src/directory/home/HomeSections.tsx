import type { PhotographerCard, Specialization } from '@portal/api';
import { Advantages } from './Advantages.tsx';
import { Features } from './Features.tsx';
import { Film } from './Film.tsx';
import { Services } from './Services.tsx';

interface HomeSectionsProps {
  cards: readonly PhotographerCard[];
  specializations: readonly Specialization[];
}

/** Services, advantages, features: everything below the directory. */
export function HomeSections({ cards, specializations }: HomeSectionsProps) {
  return (
    <>
      <Services cards={cards} specializations={specializations} />
      <Advantages />
      <Film />
      <Features cards={cards} />
    </>
  );
}

import type { PhotographerCard, Specialization } from '@portal/api';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
  const { hash } = useLocation();
  // The sections arrive after the address was followed: a link to one of them is followed again.
  useEffect(() => {
    if (/^#(services|advantages|features)$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <Services cards={cards} specializations={specializations} />
      <Advantages />
      <Film />
      <Features cards={cards} />
    </>
  );
}

import type { PhotographerCard } from '@portal/api';
import { useState } from 'react';
import { DirectoryView } from '../list/DirectoryView.tsx';
import { type PriceRangeMode, useDirectory } from '../list/useDirectory.ts';
import { fetchShownFilters } from '../filters/LazyFilters.tsx';
import { LazyPhotographerModal } from '../modal/LazyPhotographerModal.tsx';
import { usePhotographerOverlay } from '../modal/usePhotographerOverlay.ts';
import { HomeIntro } from './HomeIntro.tsx';
import { HomeSections } from './HomeSections.tsx';

/** `/`: what the portal is, the directory itself, and more information (ledger CON-01). */
export function HomeScreen({ priceRangeMode }: { priceRangeMode?: PriceRangeMode | undefined }) {
  const directory = useDirectory(priceRangeMode);
  const photographer = usePhotographerOverlay();
  const { list, specializations } = directory;
  // The images of the first answer stay, however the visitor filters below.
  const [cards, setCards] = useState<readonly PhotographerCard[] | null>(null);
  if (cards === null && list.state !== 'loading') setCards(list.state === 'content' ? list.page.items : []);
  const known = specializations.state === 'ready' ? specializations.data : [];

  return (
    <>
      <HomeIntro cards={cards} specializations={known} />
      <DirectoryView
        directory={directory}
        level={2}
        paging="pages"
        onOpen={(id) => photographer.open(id)}
        onViewAll={(id) => photographer.open(id, { tab: 'portfolio' })}
      />
      <HomeSections cards={cards ?? []} specializations={known} />
      <LazyPhotographerModal cards={list.state === 'content' ? list.page.items : []} />
    </>
  );
}

/** The page, with the filters where they are beside the list. */
export async function loadHomeScreen(): Promise<typeof HomeScreen> {
  await fetchShownFilters();
  return HomeScreen;
}

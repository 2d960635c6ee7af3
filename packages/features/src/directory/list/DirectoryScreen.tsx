import { LazyPhotographerModal } from '../modal/LazyPhotographerModal.tsx';
import { usePhotographerOverlay } from '../modal/usePhotographerOverlay.ts';
import { fetchShownFilters } from '../filters/LazyFilters.tsx';
import { DirectoryView } from './DirectoryView.tsx';
import { type PriceRangeMode, useDirectory } from './useDirectory.ts';

interface DirectoryScreenProps {
  priceRangeMode?: PriceRangeMode | undefined;
  paging?: 'pages' | 'more' | undefined;
}

/** Find a photographer: the page of the directory alone. */
export function DirectoryScreen({ priceRangeMode, paging = 'pages' }: DirectoryScreenProps) {
  const directory = useDirectory(priceRangeMode);
  const photographer = usePhotographerOverlay();
  return (
    <>
      <DirectoryView
        directory={directory}
        level={1}
        paging={paging}
        onOpen={(id) => photographer.open(id)}
        onViewAll={(id) => photographer.open(id, { tab: 'portfolio' })}
      />
      <LazyPhotographerModal cards={directory.list.state === 'content' ? directory.list.page.items : []} />
    </>
  );
}

/** The page, with the filters where they are beside the list. */
export async function loadDirectoryScreen(): Promise<typeof DirectoryScreen> {
  await fetchShownFilters();
  return DirectoryScreen;
}

import { useState } from 'react';
import type { ImageSort } from './sortImages.ts';

export type ImagesTab = 'originals' | 'retouched';

/** How the photographs of an order are looked at. It stands above the tabs, which keep nothing of what they do not show. */
export function useImagesView(first: ImagesTab) {
  const [tab, setTab] = useState(first);
  const [sort, setSort] = useState<ImageSort>('newest');
  const [chosenIds, choose] = useState<readonly string[]>([]);
  return { tab, setTab, sort, setSort, chosenIds, choose };
}
export type ImagesView = ReturnType<typeof useImagesView>;

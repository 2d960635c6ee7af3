import { useState } from 'react';
import type { GroupChoice } from '../groups/groupOf.ts';
import type { ImageSort } from './sortImages.ts';

export type ImagesTab = 'originals' | 'retouched';

/** Which photos of a tab are chosen, in the order of choosing. */
export interface Choice {
  chosenIds: readonly string[];
  choose: (ids: readonly string[]) => void;
}

function useChoice(): Choice {
  const [chosenIds, choose] = useState<readonly string[]>([]);
  return { chosenIds, choose };
}

/** The view settings of an order's photos. Held above the tabs, whose hidden panels lose their state. */
export function useImagesView(first: ImagesTab) {
  const [tab, setTab] = useState(first);
  const [sort, setSort] = useState<ImageSort>('newest');
  const [group, setGroup] = useState<GroupChoice>(null);
  return {
    tab,
    setTab: (next: ImagesTab) => setTab(next),
    group,
    setGroup,
    sort,
    setSort,
    originals: useChoice(),
    retouched: useChoice(),
  };
}
export type ImagesView = ReturnType<typeof useImagesView>;

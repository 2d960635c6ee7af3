import { tileDensities } from '@portal/ui';
import { useState } from 'react';
import { usePreference } from '../../common/data/index.ts';
import type { GroupChoice } from '../groups/groupOf.ts';
import type { MarkFilter } from './marks/markFilter.ts';
import type { ShownVersion, WaitingFilter } from '../retouched/waiting/waiting.ts';
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

/** The view settings of a project's photos. Kept above the tabs, whose hidden panels lose their state. */
export function useImagesView(first: ImagesTab) {
  const [tab, setTab] = useState(first);
  const [sort, setSort] = useState<ImageSort>('newest');
  const [marked, setMarked] = useState<MarkFilter>('all');
  const [waiting, setWaiting] = useState<WaitingFilter>('all');
  const [lastShown, setLastShown] = useState<readonly ShownVersion[]>([]);
  const [group, setGroup] = useState<GroupChoice>(null);
  const [density, setDensity] = usePreference('tile-density', tileDensities, 'normal');
  return {
    marked,
    setMarked,
    waiting,
    setWaiting,
    /** What was shown to clients last, and can be taken back. */
    lastShown,
    setLastShown,
    group,
    setGroup,
    density,
    setDensity,
    tab,
    setTab: (next: ImagesTab) => setTab(next),
    sort,
    setSort,
    originals: useChoice(),
    retouched: useChoice(),
  };
}
export type ImagesView = ReturnType<typeof useImagesView>;

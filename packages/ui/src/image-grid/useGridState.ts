import { useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components/GridList';
import { useListState } from 'react-stately/useListState';
import { chosenInOrder } from './chosenInOrder.ts';
import type { PhotoCollection } from './PhotoCollection.ts';
import { useStableList } from './useStableList.ts';

/** React Aria's list state over an ordered selection. */
export function useGridState(
  photos: PhotoCollection,
  chosen: readonly string[] | undefined,
  onChange: ((ids: string[]) => void) | undefined,
) {
  // React Aria's own set remembers where a range began: it is returned unchanged while its keys are the same.
  const [passed, setPassed] = useState<Selection>(() => new Set());
  const selectedKeys = useMemo<Selection>(() => {
    const isSame = passed !== 'all' && passed.size === (chosen?.length ?? 0) && chosen?.every((id) => passed.has(id));
    if (isSame) return passed;
    return chosen && chosen.length > 0 && chosen.length === photos.size ? 'all' : new Set(chosen);
  }, [chosen, photos, passed]);
  const change = (keys: Selection) => {
    setPassed(keys);
    onChange?.(chosenInOrder(chosen ?? [], keys === 'all' ? photos.allKeys : keys, photos.getKeys()));
  };

  const list = useListState({
    collection: photos,
    selectionMode: chosen && onChange ? 'multiple' : 'none',
    selectedKeys,
    onSelectionChange: change,
  });
  return useStableList(list, photos, selectedKeys);
}

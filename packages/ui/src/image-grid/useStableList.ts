import { useMemo, useRef } from 'react';
import type { Key, Selection } from 'react-aria-components/GridList';
import type { ListState } from 'react-stately/useListState';
import type { GridPhoto } from './GridPhoto.ts';
import type { PhotoCollection } from './PhotoCollection.ts';

type List = ListState<GridPhoto>;

/**
 * The list as one object as long as the photos are the same. It always reads the current state, so a tile need not be re-rendered when the selection
 * and focus of others change; its own state comes by props (`focusOf`).
 */
export function useStableList(list: List, photos: PhotoCollection, selected: Selection): List {
  const now = useRef({ manager: list.selectionManager, selected });
  now.current = { manager: list.selectionManager, selected };
  const { selectionMode } = list.selectionManager;
  return useMemo(
    () => ({
      collection: photos,
      disabledKeys: new Set<Key>(),
      selectionManager: new Proxy(now.current.manager, {
        // React Aria makes ten thousand keys out of «all» whenever it is asked for them.
        get: (_, part) => {
          const { manager, selected: keys } = now.current;
          if (part === 'selectedKeys') return keys === 'all' ? photos.allKeys : keys;
          return Reflect.get(manager, part);
        },
      }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- where choosing begins or ends, every tile is another one
    [photos, selectionMode],
  );
}

/** here: the tile has the focus; last: it gets it back with Tab. */
export type TileFocus = 'here' | 'last' | undefined;

/** The focus, as one tile needs it. */
export function focusOf(key: Key, { focusedKey, isFocused }: List['selectionManager']): TileFocus {
  if (key !== focusedKey) return undefined;
  return isFocused ? 'here' : 'last';
}

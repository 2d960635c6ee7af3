import type { ListState } from 'react-stately/useListState';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { GridPhoto } from './GridPhoto.ts';
import css from './ImageGrid.module.css';
import { ImageTile, type ImageTileProps } from './ImageTile.tsx';
import type { PhotoCollection } from './PhotoCollection.ts';
import { focusOf } from './useStableList.ts';
import { type TilesInSight, usePlacesInSight } from './useTilesInSight.ts';

interface ImageTilesProps extends Pick<ImageTileProps, 'size' | 'onMagnify' | 'renderActions' | 'onBroken' | 'words'> {
  state: ListState<GridPhoto>;
  photos: PhotoCollection;
  /** With the placeholders. */
  count: number;
  sight: TilesInSight;
  /** The turn of each of the chosen. */
  numbers: ReadonlyMap<string, number>;
}

/**
 * The tiles in sight. Separate from the grid around them: scrolling re-renders only these, and recomputes no keys and
 * selection.
 */
export function ImageTiles({ state, photos, count, sight, numbers, ...tile }: ImageTilesProps) {
  // The focused tile stays although it is out of sight: the keyboard's place must not be lost.
  const focused = photos.placeOf(state.selectionManager.focusedKey);
  const { places } = usePlacesInSight(sight, count, focused === undefined ? [] : [focused]);
  return places.map((place) => {
    const node = photos.at(place);
    const position = { top: Math.floor(place / sight.columns) * sight.pitch, column: (place % sight.columns) + 1 };
    if (!node?.value) return <Placeholder key={place} {...position} />;
    return (
      <ImageTile
        key={node.key}
        {...position}
        {...tile}
        state={state}
        node={node}
        photo={node.value}
        focus={focusOf(node.key, state.selectionManager)}
        number={numbers.get(node.value.id)}
      />
    );
  });
}

function Placeholder({ top, column }: Pick<ImageTileProps, 'top' | 'column'>) {
  return (
    <div className={css.placeholder} style={{ '--tile-top': `${top}px`, '--tile-column': column }} data-tile aria-hidden="true">
      <Skeleton radius="photo" />
    </div>
  );
}

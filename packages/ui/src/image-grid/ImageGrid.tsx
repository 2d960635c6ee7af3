import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import type { Key } from 'react-aria-components/GridList';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useGridList } from 'react-aria/useGridList';
import { texts, type Words } from '../texts.ts';
import { gridKeys } from './gridKeys.ts';
import type { GridPhoto } from './GridPhoto.ts';
import type { TileDensity } from './density.ts';
import { type MarkChange, markOfKey } from '../mark/markOfKey.ts';
import css from './ImageGrid.module.css';
import { ImageTile, type ImageTileProps, type RenderActions } from './ImageTile.tsx';
import { pairParts, ratioIn } from './rows.ts';
import { type TilePosition, tileStyle } from './tileStyle.ts';
import { PhotoCollection } from './PhotoCollection.ts';
import { useGridState } from './useGridState.ts';
import { useStableCallback } from '../stable-callback/useStableCallback.ts';
import { type VisibleTiles, useVisiblePlaces, useVisibleTiles } from './useVisibleTiles.ts';
import type { ListState } from 'react-stately/useListState';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { focusOf } from './useStableList.ts';

export interface ImageGridProps {
  /** The accessible name of the grid. */
  label: string;
  /** In the order in which they are shown. */
  photos: readonly GridPhoto[];
  /**
   * md: tiles of 176 px with name and small text, three in a row, two where it is narrow (IMG-18, IMG-19). sm: images only, four in a row. lg: whole
   * photos to choose from, in rows of one height, each as wide as its photo; two in a row on a phone.
   */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** Photos are shown whole, on a mat, in size md: many small tiles, the usual ones, or few large ones. Without it they fill their tiles. */
  density?: TileDensity | undefined;
  /** The chosen ids in the order of choosing, which are the numbers on the tiles (IMG-21). Together with `onSelectionChange` it makes tiles selectable. */
  selectedIds?: readonly string[] | undefined;
  /** Called with the chosen ids after a tile is selected or deselected. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /**
   * Called in a grid that is not selectable yet, with the ids chosen by Ctrl + click, Shift + click, Space or Ctrl + A. The caller makes it
   * selectable from then on.
   */
  onSelectionStart?: ((ids: string[]) => void) | undefined;
  /** Opens one image. Where tiles are selectable it belongs to a magnifier (IMG-25, IMG-27), else to the whole tile. */
  onOpen?: ((id: string) => void) | undefined;
  /** Sets or removes the star of an image: by a button instead of the star. */
  onStar?: ((id: string) => void) | undefined;
  /** Sets or removes the heart of an image: by a button on each. Without it hearts are only shown. */
  onFavourite?: ((id: string, isFavourite: boolean) => void) | undefined;
  /** P, X and U mark the tile that has the focus as kept, rejected or neither, 0 to 5 give it stars; all chosen ones, where it is one of them. */
  onMark?: ((ids: string[], change: MarkChange) => void) | undefined;
  /** More small buttons on the image, in the lower end corner; in size lg, where hearts are in that one, in the lower start corner. */
  renderActions?: RenderActions | undefined;
  /** None of the addresses of an image could be displayed. */
  onBroken?: ((id: string) => void) | undefined;
  /** How many images are still loading: the number of placeholders after the photos. */
  placeholders?: number | undefined;
  /** Shown in place of the grid when there is nothing to show. */
  empty?: ReactNode;
  /** Texts that replace the Russian ones. */
  words?: Partial<Words<'imageGrid'>> | undefined;
}

/** Images in rows. Only the visible ones are rendered, whether the page or a box scrolls, so ten thousand cost what twenty do. */
export function ImageGrid({ photos, placeholders = 0, empty, ...props }: ImageGridProps) {
  if (photos.length + placeholders === 0) return empty;
  return <Tiles {...props} photos={photos} placeholders={placeholders} />;
}

const none: readonly string[] = [];

/** Tiles in a server-rendered page: more than a first screen, and all that visitors without scripts get. */
const SERVER_RENDERED = 24;

type TilesProps = Omit<ImageGridProps, 'empty' | 'placeholders'> & { placeholders: number };

function Tiles({ label, photos, size = 'md', density, placeholders, words: overrides, ...props }: TilesProps) {
  const { selectedIds, onSelectionChange, onSelectionStart, renderActions } = props;
  const onOpen = useStableCallback(props.onOpen);
  const onBroken = useStableCallback(props.onBroken);
  const onStar = useStableCallback(props.onStar);
  const onFavourite = useStableCallback(props.onFavourite);
  const ref = useRef<HTMLDivElement>(null);
  const words = useMemo(() => ({ ...texts.imageGrid, ...overrides }), [overrides]);
  const collection = useMemo(() => new PhotoCollection(photos), [photos]);
  const numbers = useMemo(() => new Map(selectedIds?.map((id, turn) => [id, turn + 1])), [selectedIds]);
  const isSelectable = Boolean(selectedIds && onSelectionChange);
  const state = useGridState(collection, isSelectable || !onSelectionStart ? selectedIds : none, onSelectionChange ?? onSelectionStart);
  const { selectionManager } = state;
  // A press event has the key, but not whether Ctrl or Shift was held.
  const isChoosing = useRef(false);
  const act = (key: Key) => {
    if (onSelectionStart && isChoosing.current) selectionManager.toggleSelection(key);
    else onOpen?.(String(key));
  };
  const mark = (event: KeyboardEvent) => {
    const wanted = markOfKey(event);
    const { focusedKey } = selectionManager;
    if (!props.onMark || wanted === undefined || focusedKey === null) return;
    const id = String(focusedKey);
    props.onMark(selectedIds?.includes(id) ? [...selectedIds] : [id], wanted);
  };
  const noteKey = (event: KeyboardEvent) => {
    isChoosing.current = false;
    mark(event);
  };
  const noteModifiers = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    isChoosing.current = ctrlKey || metaKey || shiftKey;
  };

  const count = photos.length + placeholders;
  const ratios = useMemo(
    () => (size === 'lg' ? Array.from({ length: photos.length + placeholders }, (_, place) => ratioIn(photos[place]?.ratio)) : undefined),
    [size, photos, placeholders],
  );
  const visible = useVisibleTiles(ref, count, ratios);
  const { rows, visibleRows } = visible;
  const isServerRendered = useIsSSR() && visible.scroller === null;
  const keyboardDelegate = useMemo(() => gridKeys(collection, { rows, visibleRows }), [collection, rows, visibleRows]);
  const { gridProps } = useGridList(
    {
      'aria-label': label,
      keyboardDelegate,
      keyboardNavigationBehavior: 'tab',
      disallowTypeAhead: true,
      ...(onOpen && !isSelectable && { onAction: act }),
    },
    state,
    ref,
  );

  return (
    <div className={css.place} data-size={size} data-density={density}>
      <div
        {...gridProps}
        ref={ref}
        className={css.grid}
        style={{ '--image-grid-height': `${visible.height}px` }}
        data-server-rendered={isServerRendered || undefined}
        aria-rowcount={photos.length}
        onPointerDownCapture={noteModifiers}
        onClickCapture={noteModifiers}
        onKeyDownCapture={({ nativeEvent }) => noteKey(nativeEvent)}
        aria-busy={placeholders > 0 || undefined}
      >
        <ImageTiles
          state={state}
          photos={collection}
          count={count}
          visible={visible}
          ratios={ratios}
          isServerRendered={isServerRendered}
          size={size}
          density={density}
          numbers={numbers}
          isMarked={isSelectable}
          onMagnify={isSelectable ? onOpen : undefined}
          onStar={onStar}
          onFavourite={onFavourite}
          renderActions={renderActions}
          onBroken={onBroken}
          words={words}
        />
      </div>
    </div>
  );
}

interface ImageTilesProps extends Pick<
  ImageTileProps,
  'size' | 'density' | 'isMarked' | 'onMagnify' | 'onStar' | 'onFavourite' | 'renderActions' | 'onBroken' | 'words'
> {
  state: ListState<GridPhoto>;
  photos: PhotoCollection;
  /** With the placeholders. */
  count: number;
  visible: VisibleTiles;
  /** Where tiles are as wide as their photos. */
  ratios: readonly number[] | undefined;
  /** Nothing was measured yet: CSS lays out the first ones. */
  isServerRendered: boolean;
  /** The number of each of the chosen. */
  numbers: ReadonlyMap<string, number>;
}

/** The visible tiles. Separate from the grid around them: scrolling re-renders only these, and recomputes no keys and selection. */
function ImageTiles({ state, photos, count, visible, ratios, isServerRendered, numbers, ...tile }: ImageTilesProps) {
  // The focused tile stays rendered although it is out of view: focus must not be lost.
  const focused = photos.placeOf(state.selectionManager.focusedKey);
  const { places } = useVisiblePlaces(visible, count, focused === undefined ? [] : [focused]);
  const rendered = isServerRendered ? Array.from({ length: Math.min(count, SERVER_RENDERED) }, (_, place) => place) : places;
  const { rows, columns } = visible;
  // Before measuring CSS makes the rows, on a narrow screen of two each.
  const parts = ratios && isServerRendered ? pairParts(ratios.slice(0, SERVER_RENDERED)) : [];
  return rendered.map((place) => {
    const node = photos.at(place);
    const position = {
      top: rows.topOf(rows.rowOf(place)),
      column: (place % columns) + 1,
      ...(ratios && { ...rows.boxOf?.(place), ratio: ratios[place], part: parts[place] }),
    };
    if (!node?.value) return <Placeholder key={place} {...position} />;
    return (
      <ImageTile
        key={node.key}
        {...position}
        {...tile}
        isServerRendered={isServerRendered}
        state={state}
        node={node}
        photo={node.value}
        focus={focusOf(node.key, state.selectionManager)}
        number={numbers.get(node.value.id)}
      />
    );
  });
}

function Placeholder(position: TilePosition) {
  return (
    <div className={css.placeholder} style={tileStyle(position)} data-tile aria-hidden="true">
      <Skeleton radius="photo" />
    </div>
  );
}

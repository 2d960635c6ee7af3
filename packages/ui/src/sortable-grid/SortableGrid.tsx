import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useGridList } from 'react-aria/useGridList';
import { Button } from '../button/Button.tsx';
import { gridKeys } from '../image-grid/gridKeys.ts';
import type { GridPhoto } from '../image-grid/GridPhoto.ts';
import { PhotoCollection } from '../image-grid/PhotoCollection.ts';
import { useGridState } from '../image-grid/useGridState.ts';
import { focusOf } from '../image-grid/useStableList.ts';
import { useVisiblePlaces, useVisibleTiles } from '../image-grid/useVisibleTiles.ts';
import { ModeBar } from '../mode-bar/ModeBar.tsx';
import { texts, type Words } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { DragPreview } from './DragPreview.tsx';
import { moveTogether } from './moveTogether.ts';
import css from './SortableGrid.module.css';
import { SortableTile } from './SortableTile.tsx';
import { useDrag } from './useDrag.ts';
import { useGrip } from './useGrip.ts';
import { orderWith, useSorting } from './useSorting.ts';

export interface SortableGridProps {
  /** The accessible name of the grid. */
  label: string;
  /** In the current order. */
  photos: readonly GridPhoto[];
  /** Called with the new order of all ids: once for every move, when it has ended (PORT-23). */
  onOrderChange: (ids: string[]) => void;
  /** Names are below the images: for items that are more than an image. */
  hasNames?: boolean | undefined;
  /** The buttons that end the mode: save and discard. At the end of the bar (PORT-24, PORT-25). */
  actions?: ReactNode;
  /** Some words in place of the Russian ones. */
  words?: Partial<Words<'sortableGrid'>> | undefined;
}

/** Images sorted by mouse, touch or keyboard, one or several at once. The caller saves. */
export function SortableGrid({ label, photos, onOrderChange, hasNames = false, actions, words: overrides }: SortableGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const words = useMemo(() => ({ ...texts.sortableGrid, ...overrides }), [overrides]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');

  const order = useMemo(() => photos.map(({ id }) => id), [photos]);
  // Deleted images are deselected.
  const chosen = useMemo(() => picked.filter((id) => order.includes(id)), [picked, order]);
  const sorting = useSorting(order, chosen, onOrderChange);
  const { moving } = sorting;
  const collection = useMemo(() => {
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    return new PhotoCollection(orderWith(order, moving).flatMap((id) => byId.get(id) ?? []));
  }, [photos, order, moving]);

  const hasDragged = useRef(false);
  const started = () => {
    hasDragged.current = true;
  };
  const choose = (ids: string[]) => {
    // The click that ends a drag does not select.
    if (!hasDragged.current) setPicked(ids);
  };
  const state = useGridState(collection, chosen, choose);
  const pinned = [state.selectionManager.focusedKey, moving?.active ?? null].flatMap((id) => collection.placeOf(id) ?? []);
  const visible = useVisibleTiles(grid, photos.length);
  const { places, show } = useVisiblePlaces(visible, photos.length, pinned);
  const { columns, pitch, rows, visibleRows } = visible;
  const keyboardDelegate = useMemo(() => gridKeys(collection, { rows, visibleRows }), [collection, rows, visibleRows]);
  const { gridProps } = useGridList(
    { 'aria-label': label, keyboardDelegate, keyboardNavigationBehavior: 'tab', disallowTypeAhead: true, shouldSelectOnPressUp: true },
    state,
    grid,
  );

  const put = () => {
    const place = sorting.drop();
    if (place !== null) setAnnouncement(words.dropped(place));
  };
  const putBack = () => {
    sorting.cancel();
    setAnnouncement(words.cancelled);
  };
  const { ref: previewRef, begin } = useDrag({
    grid,
    visible,
    count: photos.length,
    sorting,
    onStart: started,
    onDrop: put,
    onCancel: putBack,
  });
  const grip = useGrip({
    moving,
    columns,
    onPointerDown: begin,
    take: (id) => {
      const { ids } = sorting.take(id, 'keys');
      setAnnouncement(words.taken(collection.getItem(id)?.textValue ?? '', ids.size));
    },
    moveTo: (wanted) => {
      const place = Math.min(Math.max(0, wanted), photos.length - 1);
      if (!sorting.moveTo(place)) return;
      setAnnouncement(words.moved(place + 1, photos.length));
      show(place);
    },
    drop: put,
    cancel: putBack,
  });

  const send = (place: number) => {
    onOrderChange(moveTogether(order, new Set(chosen), place));
    setAnnouncement(words.dropped(place === 0 ? 1 : order.length - chosen.length + 1));
  };
  const began = () => {
    hasDragged.current = false;
  };
  const tiles = places.flatMap((place) => collection.at(place) ?? []);
  // During a move, tiles keep their position in the document: moved nodes would lose focus and jump instead of sliding.
  if (moving) tiles.sort((one, other) => order.indexOf(String(one.key)) - order.indexOf(String(other.key)));
  const held = moving?.by === 'pointer' ? collection.getItem(moving.active)?.value : undefined;

  return (
    <div className={css.root}>
      <ModeBar label={words.bar} status={chosen.length > 0 ? words.chosen(chosen.length) : words.hint}>
        <Button tone="ghost" size="sm" isDisabled={chosen.length === 0} onPress={() => send(0)}>
          {words.toStart}
        </Button>
        <Button tone="ghost" size="sm" isDisabled={chosen.length === 0} onPress={() => send(Infinity)}>
          {words.toEnd}
        </Button>
        {actions}
      </ModeBar>
      <div className={css.frame}>
        <div
          {...gridProps}
          ref={grid}
          className={css.grid}
          style={{ '--image-grid-height': `${visible.height}px` }}
          onPointerDownCapture={began}
          onKeyDownCapture={began}
          onDragStart={(event) => event.preventDefault()}
          aria-rowcount={photos.length}
          data-moving={moving?.by}
          data-named={hasNames || undefined}
        >
          {tiles.map((node) => {
            const photo = node.value;
            const id = String(node.key);
            return (
              photo && (
                <SortableTile
                  hasName={hasNames}
                  key={id}
                  state={state}
                  node={node}
                  photo={photo}
                  focus={focusOf(id, state.selectionManager)}
                  top={Math.floor(node.index / columns) * pitch}
                  column={(node.index % columns) + 1}
                  count={photos.length}
                  isChosen={chosen.includes(id)}
                  drag={moving?.ids.has(id) ? (moving.by === 'pointer' ? 'slot' : 'taken') : undefined}
                  grip={grip}
                  keysId={keysId}
                  words={words}
                />
              )
            );
          })}
          {held && <DragPreview ref={previewRef} photo={held} count={moving?.ids.size ?? 1} />}
        </div>
      </div>
      <VisuallyHidden>
        <span id={keysId}>{words.keys}</span>
        <output>{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}

import { memo, type PointerEvent, useRef } from 'react';
import { useGridListItem } from 'react-aria/useGridList';
import type { ListState } from 'react-stately/useListState';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import type { GridPhoto } from '../image-grid/GridPhoto.ts';
import { Place, Star } from '../image-grid/Marks.tsx';
import type { PhotoNode } from '../image-grid/PhotoCollection.ts';
import type { TileFocus } from '../image-grid/useStableList.ts';
import { Image } from '../image/Image.tsx';
import type { Words } from '../texts.ts';
import css from './SortableTile.module.css';

type Handler<Name extends 'onPress' | 'onKeyDown'> = Parameters<NonNullable<IconButtonProps[Name]>>[0];

export interface GripHandlers {
  onPointerDown: (event: PointerEvent, id: string) => void;
  onPress: (event: Handler<'onPress'>, id: string) => void;
  onKeyDown: (event: Handler<'onKeyDown'>, id: string) => void;
  onBlur: (id: string) => void;
}

interface SortableTileProps {
  state: ListState<GridPhoto>;
  node: PhotoNode;
  photo: GridPhoto;
  focus: TileFocus;
  /** Pixels below the top of the grid. */
  top: number;
  /** Counted from 1. */
  column: number;
  count: number;
  isChosen: boolean;
  hasName: boolean;
  /** slot: its image is being dragged, its space is reserved. taken: picked up by the keyboard. */
  drag: 'slot' | 'taken' | undefined;
  grip: GripHandlers;
  keysId: string;
  words: Words<'sortableGrid'>;
}

/** One image that can be moved: by mouse anywhere on it, by touch and keyboard by its drag handle. */
export const SortableTile = memo(function SortableTile(props: SortableTileProps) {
  const { state, node, photo, focus, top, column, count, isChosen, hasName, drag, grip, keysId, words } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps } = useGridListItem({ node }, state, ref);
  const { onPointerDown, ...shown } = rowProps;
  const place = node.index + 1;
  return (
    <div
      {...shown}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (event.pointerType === 'mouse') grip.onPointerDown(event, photo.id);
      }}
      ref={ref}
      className={css.tile}
      style={{ '--tile-top': `${top}px`, '--tile-column': column }}
      aria-label={[photo.name, photo.star, words.place(place, count)].filter(Boolean).join(', ')}
      aria-rowindex={place}
      data-selected={isChosen || undefined}
      data-drag={drag}
    >
      <div {...gridCellProps} className={css.cell}>
        <span className={css.image}>
          <Image
            src={photo.src}
            srcSet={photo.srcSet}
            sizes={photo.sizes}
            color={photo.color}
            alt={photo.name}
            fallback="letter"
            // Without a file there is no load error.
            brokenText={photo.src === null ? '' : undefined}
            loading="eager"
            fetchPriority="low"
          />
        </span>
        {hasName && (
          <span className={css.name} aria-hidden="true">
            {photo.name}
          </span>
        )}
        <Place number={place} />
        {photo.star !== undefined && <Star />}
        <span className={css.grip} onPointerDownCapture={(event) => grip.onPointerDown(event, photo.id)}>
          <IconButton
            icon="grip"
            tone="photo"
            label={words.grip(photo.name)}
            aria-describedby={keysId}
            excludeFromTabOrder={focus !== 'here'}
            onPress={(event) => grip.onPress(event, photo.id)}
            onKeyDown={(event) => grip.onKeyDown(event, photo.id)}
            onBlur={() => grip.onBlur(photo.id)}
          />
        </span>
      </div>
    </div>
  );
});

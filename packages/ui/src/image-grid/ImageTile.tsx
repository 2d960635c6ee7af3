import { memo, type ReactNode, useRef } from 'react';
import { useGridListItem } from 'react-aria/useGridList';
import type { ListState } from 'react-stately/useListState';
import { Image } from '../image/Image.tsx';
import type { Words } from '../texts.ts';
import type { GridPhoto } from './GridPhoto.ts';
import type { TileDensity } from './density.ts';
import css from './ImageTile.module.css';
import { Heart, keepPress, MarkBadges, Place, Star, StarButton } from './Marks.tsx';
import type { PhotoNode } from './PhotoCollection.ts';
import { type TilePosition, tileStyle } from './tileStyle.ts';
import type { TileFocus } from './useStableList.ts';

interface MagnifierProps {
  label: string;
  /** Tab reaches it only from the focused tile. */
  isReached: boolean;
  onPress: () => void;
}

/** A plain button, and one element with its icon: an IconButton would be half the cost of a tile, and each tile has one. */
function Magnifier({ label, isReached, onPress }: MagnifierProps) {
  return (
    <button
      type="button"
      className={css.magnifier}
      aria-label={label}
      tabIndex={isReached ? 0 : -1}
      onPointerDown={keepPress}
      onMouseDown={keepPress}
      onClick={(event) => {
        keepPress(event);
        // Safari does not focus it by itself; focus returns here when what it opens is closed.
        event.currentTarget.focus();
        onPress();
      }}
    />
  );
}

/** `excludeFromTabOrder` is for each of the buttons: Tab goes from the focused tile to its own, and then out of the grid. */
export type RenderActions = (photo: GridPhoto, tabbing: { excludeFromTabOrder: boolean }) => ReactNode;

export interface ImageTileProps extends TilePosition {
  state: ListState<GridPhoto>;
  node: PhotoNode;
  photo: GridPhoto;
  size: 'lg' | 'md' | 'sm';
  /** The photo is shown whole, on a mat; without it, it fills the tile. */
  density: TileDensity | undefined;
  focus: TileFocus;
  /** Its number among the chosen ones, counted from 1. */
  number: number | undefined;
  /** Shows a mark that it is selectable, also while it is not chosen. */
  isMarked: boolean;
  /** The tiles are part of the page: the first photo must not share bandwidth with all others. */
  isServerRendered: boolean;
  onMagnify: ((id: string) => void) | undefined;
  onStar: ((id: string) => void) | undefined;
  onFavourite: ((id: string, isFavourite: boolean) => void) | undefined;
  renderActions: RenderActions | undefined;
  onBroken: ((id: string) => void) | undefined;
  words: Words<'imageGrid'>;
}

type TileContentProps = Pick<
  ImageTileProps,
  'photo' | 'size' | 'density' | 'isServerRendered' | 'onMagnify' | 'onStar' | 'onFavourite' | 'renderActions' | 'onBroken' | 'words'
> & {
  isFocused: boolean;
  isFirst: boolean;
};

interface TileImageProps extends Pick<ImageTileProps, 'photo' | 'onBroken'> {
  isWhole: boolean;
  isFirst: boolean;
  /** It waits until the page is laid out. Without scripts browsers do not wait. */
  isLate: boolean;
}

/** Neither selection nor focus re-renders it. */
const TileImage = memo(function TileImage({ photo, isWhole, isFirst, isLate, onBroken }: TileImageProps) {
  return (
    <Image
      src={photo.src}
      srcSet={photo.srcSet}
      spares={photo.spares}
      sizes={photo.sizes}
      // Around a whole photo it would look like a frame.
      color={isWhole ? undefined : photo.color}
      alt={photo.name}
      fallback="letter"
      loading={isLate ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : 'low'}
      onBroken={onBroken && (() => onBroken(photo.id))}
    />
  );
});

/** Everything in a tile that does not depend on the selection. */
const TileContent = memo(function TileContent({ photo, size, density, isFocused, onMagnify, onStar, ...rest }: TileContentProps) {
  const { onFavourite, renderActions, onBroken, words, isFirst, isServerRendered } = rest;
  const magnifier = onMagnify && <Magnifier label={words.open(photo.name)} isReached={isFocused} onPress={() => onMagnify(photo.id)} />;
  return (
    <>
      <TileImage
        photo={photo}
        isWhole={density !== undefined}
        isFirst={isFirst}
        isLate={isServerRendered && !isFirst}
        onBroken={onBroken}
      />
      {photo.place !== undefined && <Place number={photo.place} />}
      {(photo.mark || Boolean(photo.rating) || Boolean(photo.signs?.length)) && (
        <MarkBadges mark={photo.mark} rating={photo.rating} signs={photo.signs} />
      )}
      {photo.star !== undefined && !onStar && <Star />}
      {onStar && (
        <StarButton label={words.star(photo.name)} isOn={photo.star !== undefined} isReached={isFocused} onPress={() => onStar(photo.id)} />
      )}
      {(onFavourite || photo.isFavourite) && (
        <Heart
          label={words.favourite(photo.name)}
          isFilled={photo.isFavourite ?? false}
          isReached={isFocused}
          onPress={onFavourite && (() => onFavourite(photo.id, !photo.isFavourite))}
        />
      )}
      {photo.label !== undefined && <span className={css.label}>{photo.label}</span>}
      {renderActions ? (
        <span className={css.actions} data-size={size}>
          {renderActions(photo, { excludeFromTabOrder: !isFocused })}
          {magnifier}
        </span>
      ) : (
        magnifier
      )}
      {size !== 'sm' && <span className={css.name}>{photo.name}</span>}
      {size !== 'sm' && density !== 'dense' && photo.meta !== undefined && <span className={css.meta}>{photo.meta}</span>}
    </>
  );
});

/** One image with its text. Re-rendered only when one of its own props changes, not by scrolling. */
export const ImageTile = memo(function ImageTile(props: ImageTileProps) {
  const {
    state,
    node,
    photo,
    size,
    focus,
    top,
    column,
    left,
    width,
    ratio,
    part,
    number,
    isMarked,
    onMagnify,
    onStar,
    onFavourite,
    ...rest
  } = props;
  const { renderActions, onBroken, words, isServerRendered } = rest;
  // Where it is not as wide as its photo, the photo is whole all the same.
  const density = photo.ratio !== undefined && ratio !== undefined && photo.ratio < ratio ? 'normal' : props.density;
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, gridCellProps, allowsSelection, hasAction } = useGridListItem({ node }, state, ref);
  const name = [
    photo.name,
    photo.label,
    photo.star,
    photo.mark && words.marks[photo.mark],
    photo.rating && words.ratings[photo.rating - 1],
    ...(photo.signs ?? []).map(({ label }) => label),
    photo.isFavourite && words.isFavourite,
    number && words.chosen(number),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div
      {...rowProps}
      ref={ref}
      className={css.tile}
      style={tileStyle({ top, column, left, width, ratio, part })}
      data-size={size}
      aria-label={name}
      aria-rowindex={node.index + 1}
      title={photo.hint}
      data-selected={number !== undefined || undefined}
      data-mark={photo.mark ?? undefined}
      data-pressable={allowsSelection || hasAction || undefined}
    >
      <div {...gridCellProps} className={css.cell} data-mark={number ?? (isMarked ? '' : undefined)} data-density={density}>
        <TileContent
          photo={photo}
          size={size}
          density={density}
          isFocused={focus === 'here'}
          isFirst={node.index === 0}
          isServerRendered={isServerRendered}
          onMagnify={onMagnify}
          onStar={onStar}
          onFavourite={onFavourite}
          renderActions={renderActions}
          onBroken={onBroken}
          words={words}
        />
      </div>
    </div>
  );
});

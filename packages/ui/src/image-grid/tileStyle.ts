import type { CSSProperties } from 'react';

export interface TilePosition {
  /** Pixels below the top of the grid. */
  top: number;
  /** Counted from 1. */
  column: number;
  /** Where tiles are as wide as their photos: pixels from the start of the grid, and in width. */
  left?: number | undefined;
  width?: number | undefined;
  /** Width by height of the photo. */
  ratio?: number | undefined;
  /** Of the width of a narrow grid, before it is measured. */
  part?: number | undefined;
}

/** The position of a tile, as CSS needs it. */
export const tileStyle = ({ top, column, left, width, ratio, part }: TilePosition): CSSProperties => ({
  '--tile-top': `${top}px`,
  '--tile-column': column,
  ...(ratio !== undefined && { '--tile-left': `${left}px`, '--tile-width': `${width}px`, '--tile-ratio': ratio, '--tile-part': part }),
});

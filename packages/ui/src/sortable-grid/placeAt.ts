export interface Cells {
  columns: number;
  /** From one tile to the next, in pixels, gaps included. */
  pitchX: number;
  pitchY: number;
  count: number;
}

/** The index of the cell that contains this point of the grid; outside the grid, the nearest one. */
export function placeAt(x: number, y: number, { columns, pitchX, pitchY, count }: Cells): number {
  const column = Math.min(Math.max(0, Math.floor(x / pitchX)), columns - 1);
  const row = Math.max(0, Math.floor(y / pitchY));
  return Math.min(row * columns + column, count - 1);
}

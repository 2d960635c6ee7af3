/** Many small tiles, the usual ones, or few large ones. Without the grid's own code: what stores the choice loads before it. */
export const tileDensities = ['dense', 'normal', 'loose'] as const;
export type TileDensity = (typeof tileDensities)[number];

/** Many small tiles, the usual ones, or few large ones. In a file of its own: what stores the choice loads before the grid. */
export const tileDensities = ['dense', 'normal', 'loose'] as const;
export type TileDensity = (typeof tileDensities)[number];

import { limits } from '../contract/limits.ts';

/** The last page that can be requested, however many match: OFFSET takes time in proportion to the page number. */
export const deepestPage = (pageSize: number): number => Math.min(limits.directoryPageMax, Math.floor(limits.directoryDepth / pageSize));

/** The number of pages that the directory announces: at least one, and none that it would not show. */
export const directoryPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), deepestPage(pageSize)));

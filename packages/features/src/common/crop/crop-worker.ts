import { findCrop, type Gray } from './findCrop.ts';

/** The photo that is searched for, and the one that is searched. */
export type CropRequest = readonly [before: Gray, after: Gray];

// A worker, because the search takes hundreds of milliseconds and would block the page.
addEventListener('message', ({ data: [before, after] }: MessageEvent<CropRequest>) => postMessage(findCrop(before, after)));

import { findCrop, type Gray } from './findCrop.ts';

/** What is searched for, and in what. */
export type CropRequest = readonly [before: Gray, after: Gray];

// The search takes hundreds of milliseconds, in which a page would answer nothing.
addEventListener('message', ({ data: [before, after] }: MessageEvent<CropRequest>) => postMessage(findCrop(before, after)));

import type { DerivedImage, ImageFailure, ImageFormat, ImageInfo, ImagePlan } from './image-worker.ts';

/** What the server and the picture process say to each other. One task at a time. */
export type ImageTask = { path: string; formats: readonly ImageFormat[] } & (
  | { kind: 'inspect' }
  | { kind: 'derive'; plan: ImagePlan; large: string; small: string }
);

export interface DerivedPair {
  source: ImageInfo;
  large: DerivedImage;
  small: DerivedImage;
  color: string;
}

export type ImageAnswer =
  | { kind: 'ready' }
  | { kind: 'info'; info: ImageInfo }
  | { kind: 'derived'; derived: DerivedPair }
  | { kind: 'refused'; reason: ImageFailure }
  /** `code`: of the system, such as `ENOSPC`; it does not survive the way between processes by itself. */
  | { kind: 'fault'; message: string; code: string };

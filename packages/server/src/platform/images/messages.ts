import type { ImageResult, ImageCopies, ImageFailure, ImageFormat, ImageInfo, ImagePlan } from './image-worker.ts';

/** The messages between the server and the image process. One task at a time. */
export type ImageTask =
  | ({ path: string; formats: readonly ImageFormat[] } & (
      | { kind: 'inspect' }
      /** `to`: the path of each copy, if the plan makes it. */
      | { kind: 'derive'; plan: ImagePlan; readsCodes: boolean; to: Record<keyof ImageCopies, string> }
    ))
  | { kind: 'watermark'; copy: Uint8Array; text: string };

export type ImageAnswer =
  | { kind: 'ready' }
  | { kind: 'info'; info: ImageInfo }
  | { kind: 'derived'; derived: ImageResult }
  | { kind: 'watermarked'; watermarked: Uint8Array }
  | { kind: 'refused'; reason: ImageFailure }
  /** `code`: of the system, such as `ENOSPC`; it is not transferred between processes by itself. */
  | { kind: 'fault'; message: string; code: string };

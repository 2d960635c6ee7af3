import type { Camera } from './taken-by.ts';
import type { Redaction } from './redact/redaction.ts';

/** Image formats that are read; of an animated one the first frame. Everything else is refused as not an image. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** The formats taken by default. */
export const photoFormats: readonly ImageFormat[] = ['jpeg', 'png', 'webp'];

/**
 * Why an image was refused: it is none of the wanted formats, it has more pixels than the limit, decoding it would need too much memory, or it is one
 * of the formats but cannot be decoded to the end.
 */
export type ImageFailure = 'not-an-image' | 'too-large' | 'too-deep' | 'broken';

/** The only error that is certainly the image's fault. */
export class ImageError extends Error {
  readonly reason: ImageFailure;

  constructor(reason: ImageFailure) {
    super(`Image refused: ${reason}`);
    this.name = 'ImageError';
    this.reason = reason;
  }
}

/** An image was not processed in time. It may be valid: its size is limited, so the machine is too slow, and the caller may try again. */
export class ImageTimeout extends Error {
  constructor() {
    super('The image process is too slow');
    this.name = 'TimeoutError';
  }
}

/** What is known after reading the header only. Width and height are those of the upright image. */
export interface ImageInfo {
  format: ImageFormat;
  width: number;
  height: number;
}

/** `avatar`: square covers of 400 and 160 px. `photo`: at most 1600, 960 and 480 px. `project`: the same without the middle one. */
export type ImagePlan = 'avatar' | 'photo' | 'project';

export interface DerivedImage {
  /** A finished file in the worker's scratch folder: pass it to `files.adopt`, or remove it. */
  path: string;
  format: 'jpeg' | 'webp';
  width: number;
  height: number;
  bytes: number;
}

/** WebP, but for the large copy of an avatar, which is a JPEG. */
export interface ImageCopies {
  large: DerivedImage;
  /** Null where the plan has none. */
  middle: DerivedImage | null;
  small: DerivedImage;
}

export interface ImageResult extends ImageCopies {
  /** For the plan `project`, whose originals are given to others; null: nothing to remove. */
  redaction: Redaction | null;
  source: ImageInfo;
  /** Dominant colour as `#rrggbb`, to be shown until the image has loaded. */
  color: string;
  /** The same as twelve pixels, see `placeholderOf`. */
  placeholder: string;
  /** What a project's image shows, see `descriptorOf`; null for others, which are not compared. */
  descriptor: string | null;
  /** When the camera took a project's image, see `takenAtOf`; null: not known. */
  takenAt: string | null;
  /** The camera that took a project's image; null: not known. */
  camera: Camera | null;
  /** The texts of the codes in it, where these are looked for, see `readCodes`. */
  codes: string[];
}

export interface DerivedImages extends ImageResult {
  /** Removes the files that were not adopted. */
  discard: () => Promise<void>;
}

export interface DeriveOptions {
  formats?: readonly ImageFormat[] | undefined;
  /** Looks for QR codes too. */
  readsCodes?: boolean | undefined;
}

/** Decodes images in other processes. Refuses with `ImageError`. */
export interface ImageWorker {
  /** Reads the header: format and size, under the same limits as `derive`. */
  inspect(source: string | Uint8Array): Promise<ImageInfo>;
  /** Upright sRGB copies without any metadata, never bigger than the source. */
  derive(source: string | Uint8Array, plan: ImagePlan, options?: DeriveOptions): Promise<DerivedImages>;
  /** A watermarked copy of a file that `derive` has made; a WebP of the same size. */
  watermark(copy: Uint8Array, text: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

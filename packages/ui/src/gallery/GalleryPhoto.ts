export interface GalleryPhoto {
  /** Unique among the photos. */
  id: string;
  /** The file that is shown. */
  src: string;
  /** Further files of it, as in HTML. */
  srcSet?: string | undefined;
  /** Further addresses of it, tried when `src` is broken. */
  spares?: readonly string[] | undefined;
  /** How wide it is shown, as in HTML. */
  sizes?: string | undefined;
  /** The whole file, of `width` pixels: with it the photo can be shown at 1 : 1. */
  original?: string | undefined;
  /** The small file of the strip, usually already there from the grid. */
  thumbnail: string;
  /** Caption and alternative text; empty: it has no caption. */
  title: string;
  /** Secondary text after the caption: when it was taken. */
  details?: string | undefined;
  /** The screen reader's text of a photo without a caption. */
  alt?: string | undefined;
  /** Of the file, in pixels. */
  width: number;
  height: number;
  /** The main colour, shown until the file has loaded. */
  color?: string | undefined;
}

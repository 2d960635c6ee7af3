export interface GalleryPhoto {
  id: string;
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The small file of the strip, usually already there from the grid. */
  thumbnail: string;
  /** Caption and alternative text. */
  title: string;
  width: number;
  height: number;
  /** The main colour, shown until the file arrives. */
  color?: string | undefined;
}

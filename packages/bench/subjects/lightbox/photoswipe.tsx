import 'photoswipe/style.css';
import PhotoSwipe from 'photoswipe';
import { Opener } from '../Opener.tsx';
import { photos, size } from '../photos.ts';

const dataSource = photos(500).map(({ src, thumbnail, title }) => ({ src, msrc: thumbnail, alt: title, ...size }));

/** As its documentation shows it. */
export function Subject() {
  return <Opener onOpen={() => new PhotoSwipe({ dataSource, index: 0 }).init()} />;
}

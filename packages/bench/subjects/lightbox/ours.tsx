import { OurGallery } from '../OurGallery.tsx';

/** With its strip of thumbnails, which the peers do not have. */
export function Subject() {
  return <OurGallery count={500} />;
}

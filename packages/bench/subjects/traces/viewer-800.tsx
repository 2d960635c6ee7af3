import { OurGallery } from '../OurGallery.tsx';

/** As many photos as a photographer may show. */
export function Subject() {
  return <OurGallery count={800} />;
}

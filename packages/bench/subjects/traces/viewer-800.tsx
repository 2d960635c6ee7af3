import { OurGallery } from '../OurGallery.tsx';

/** As many photographs as a photographer may show. */
export function Subject() {
  return <OurGallery count={800} />;
}

import '@portal/ui/styles.css';
import { Gallery } from '@portal/ui';
import { useState } from 'react';
import { Opener } from './Opener.tsx';
import { photos, size } from './photos.ts';

/** Our viewer of so many photos, behind a button. */
export function OurGallery({ count }: { count: number }) {
  const [all] = useState(() => photos(count).map((photo) => ({ ...photo, ...size })));
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Opener onOpen={() => setOpen(true)} />
      <Gallery isOpen={isOpen} onClose={() => setOpen(false)} photos={all} index={index} onIndexChange={setIndex} mode="bounded" />
    </>
  );
}

import '@portal/ui/styles.css';
import { Gallery } from '@portal/ui';
import { useState } from 'react';
import { Opener } from '../Opener.tsx';
import { photos, size } from '../photos.ts';

const all = photos(500).map((photo) => ({ ...photo, ...size }));

/** With its strip of thumbnails, which the peers do not have. */
export function Subject() {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Opener onOpen={() => setOpen(true)} />
      <Gallery isOpen={isOpen} onClose={() => setOpen(false)} photos={all} index={index} onIndexChange={setIndex} mode="bounded" />
    </>
  );
}

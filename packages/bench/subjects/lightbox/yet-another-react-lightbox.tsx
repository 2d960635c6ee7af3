import 'yet-another-react-lightbox/styles.css';
import { useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import { Opener } from '../Opener.tsx';
import { photos, size } from '../photos.ts';

const slides = photos(500).map(({ src, title }) => ({ src, alt: title, ...size }));

/** As its documentation shows it. */
export function Subject() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener onOpen={() => setOpen(true)} />
      <Lightbox open={isOpen} close={() => setOpen(false)} slides={slides} />
    </>
  );
}

import type { Photo } from '@portal/api';
import { expect, test } from 'vitest';
import { imageProps } from './imageProps.ts';

const photo: Photo = {
  id: 1,
  url: '/l.webp',
  middle: '/m.webp',
  thumbnail: '/s.webp',
  title: null,
  specializationId: null,
  width: 1600,
  height: 1067,
  color: '#aabbcc',
  placeholder: null,
};

test.each([
  ['a wide photo', {}, '/s.webp 480w, /m.webp 960w, /l.webp 1600w'],
  ['an upright one, whose longer side is its height', { width: 1067, height: 1600 }, '/s.webp 320w, /m.webp 640w, /l.webp 1067w'],
  ['one without the middle copy', { middle: null }, '/s.webp 480w, /l.webp 1600w'],
  ['one no larger than a copy', { width: 900, height: 600 }, '/s.webp 480w, /m.webp 900w'],
  ['a very small one', { width: 300, height: 200 }, '/s.webp 300w'],
  ['a photo whose size is unknown', { width: null }, undefined],
])('%s comes with the widths of its files', (_, other, srcSet) => {
  expect(imageProps({ ...photo, ...other })).toEqual({ src: '/s.webp', color: '#aabbcc', placeholder: undefined, srcSet });
});

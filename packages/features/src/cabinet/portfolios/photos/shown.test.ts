import type { PortfolioPhoto } from '@portal/api';
import { expect, test } from 'vitest';
import { nameOf } from './shown.ts';

test.each<[Partial<PortfolioPhoto>, string]>([
  [{ title: 'Звонок', fileName: 'IMG_2034.JPG' }, 'Звонок'],
  [{ title: null, fileName: 'IMG_2034.JPG' }, 'IMG_2034.JPG'],
  [{ title: null, fileName: null }, 'Фото 3'],
])('its owner knows a photo by its title, its file or its place: %o', (photo, name) => {
  expect(nameOf(photo as PortfolioPhoto, 3)).toBe(name);
});

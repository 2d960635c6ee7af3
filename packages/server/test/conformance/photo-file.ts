import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPortfolio, type Portfolio } from '@portal/api';
import type { Newcomer } from './portal.ts';

const photos = path.resolve(import.meta.dirname, '../../../../mocks/public/photos');

/** A photo of the demo as somebody's own file. */
export async function photoFile(name = 'olga-a.jpg', called = name): Promise<File> {
  return new File([await readFile(path.join(photos, name))], called, { type: 'image/jpeg' });
}

/** An empty portfolio of somebody who has just registered. */
export function newPortfolio({ call }: Newcomer, title = 'Выпуск'): Promise<Portfolio> {
  return call(createPortfolio, { body: { title, description: null, specializationId: 4 } });
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '@portal/server';
import { demoFilms } from './demo-films.ts';

it('the demo has two films that the server accepts, each with a cover of the portal (ledger DASH-09 to DASH-13)', () => {
  const { tutorials } = readConfig(demoFilms({}));
  expect(tutorials.map(({ place }) => place)).toEqual(['one', 'two']);
  for (const { cover } of tutorials) expect(existsSync(path.join(import.meta.dirname, '../public', cover ?? 'none'))).toBe(true);
});

it.each(['LK_TUTORIAL_ONE', 'LK_TUTORIAL_TWO'])('%s of an operator, also an empty one, stands alone', (name) => {
  expect(demoFilms({ [name]: '' })).toEqual({});
});

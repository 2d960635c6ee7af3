import { expect, it } from 'vitest';
import { report } from '../../common/uploads/match-report/testing/report.ts';
import { states } from './testing/states.ts';
import { archiveOf } from '../../common/uploads/zip/archives.ts';
import { afterArchive, beginSending } from './sending.ts';

const two = beginSending(['8А.zip', '8Б.zip'].map((name) => archiveOf(new File(['PK'], name))));
const refused = {
  ...states.error,
  file: { name: '8А.zip', size: 2 },
  failure: { kind: 'refused', message: 'Архив повреждён', isFinal: true },
  isFinal: true,
} as const;

it('the next archive follows one that was read, and one that will never be taken', () => {
  expect(afterArchive(two, states.completed)).toMatchObject({ at: 1, reports: [report], refused: [] });
  expect(afterArchive(two, refused)).toMatchObject({ at: 1, reports: [], refused: [{ name: '8А.zip', reason: 'Архив повреждён' }] });
});

it('all stops at one that was cancelled or may be sent again, and a single one ends as it did', () => {
  for (const ended of [states.cancelled, states.error]) expect(afterArchive(two, ended)).toBeNull();
  expect(afterArchive({ ...two, archives: two.archives.slice(1) }, refused)).toBeNull();
});

import fs from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insertPeople } from '../../../test/support/insert-people.ts';
import { openDurable } from '../../../test/support/open-durable.ts';
import { addViews } from './repository.ts';

let opened: Awaited<ReturnType<typeof openDurable>>;
beforeEach(async () => {
  opened = await openDurable();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
});

it('are added without waiting for the disk, and are on it with the next commit that waits', async () => {
  const { db } = opened;
  const [one = 0, other = 0] = await insertPeople({ db }, [{}, {}]);
  const sync = vi.spyOn(fs, 'fsyncSync');
  const views = new Map([
    [other, 2],
    [one, 1],
  ]);
  await addViews(db, views, '2026-11-16');
  await addViews(db, views, '2026-11-23');
  await addViews(db, views, '2026-11-23');
  expect(sync).not.toHaveBeenCalled();
  const seen = await db.selectFrom('photographers').select(['id', 'popularity']).orderBy('id').execute();
  expect(seen).toEqual([
    { id: one, popularity: 3 },
    { id: other, popularity: 6 },
  ]);
  const weeks = await db.selectFrom('view_weeks').select('views').where('photographer_id', '=', other).orderBy('week').execute();
  expect(weeks).toEqual([{ views: 2 }, { views: 4 }]);
  await db.updateTable('photographers').set({ bio: 'Снимаю школы' }).where('id', '=', one).execute();
  expect(sync).toHaveBeenCalledOnce();
});

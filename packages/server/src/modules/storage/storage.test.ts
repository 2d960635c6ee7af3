import { utimes } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@portal/api';
import { newFileKey } from '../../platform/files/file-key.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, dataOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, type Photographer, someFile, storedKeys } from '../../../test/support/photographer.ts';
import { soon } from '../../../test/support/soon.ts';
import { createTestPorts } from '../../../test/support/world.ts';
import { startHousekeeping } from './housekeeping.ts';
import { releaseSweep, takeSweep } from './repository.ts';
import { removePendingFiles, removeOrphans, sweepStorage } from './sweep.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(engines())('the storage on %s', (engine) => {
  let portal: Portal;
  let owner: Photographer;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await newPhotographer(portal);
    await removeOrphans(portal.ports);
  });
  afterAll(() => portal.close());

  const pending = async () => (await portal.ports.db.selectFrom('pending_deletions').select('key').execute()).map(({ key }) => key);

  /** A file without a row that was written so many hours ago. */
  async function orphan(area: string, hours: number): Promise<string> {
    const key = newFileKey(area, 'jpg');
    await portal.ports.files.put(key, Buffer.from('left behind'));
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(portal.ports.pathOf(key), then, then);
    return key;
  }

  it('keeps a file in the queue of deletions until it is gone, and tries again', async () => {
    const before = await storedKeys(portal);
    const { photos } = await owner.add(await someFile());
    const files = (await storedKeys(portal)).filter((key) => !before.includes(key));
    const remove = vi.spyOn(portal.ports.files, 'remove').mockRejectedValue(new Error('The disk is down'));
    dataOf(await portal.ask('DELETE', `/api/photographer/portfolios/${owner.portfolio}/media/${photos[0]?.id}`, { token: owner.token }));
    await soon(() => expect(remove).toHaveBeenCalledTimes(4));
    await expect(removePendingFiles(portal.ports)).rejects.toThrow('could not be removed');
    remove.mockRestore();
    expect((await pending()).toSorted()).toEqual(files);
    expect(await storedKeys(portal)).toEqual(expect.arrayContaining(files));
    await Promise.all([removePendingFiles(portal.ports), removePendingFiles(portal.ports)]);
    expect(await pending()).toEqual([]);
    expect(await storedKeys(portal)).toEqual(before);
  });

  it('is called once for files that many calls delete at once', async () => {
    const { photos } = await owner.add(...(await Promise.all(Array.from({ length: 5 }, () => someFile()))));
    const proceed = Promise.withResolvers<void>();
    const { files } = portal.ports;
    const removed: string[] = [];
    const remove = vi.spyOn(files, 'remove').mockImplementation(async (key) => {
      removed.push(key);
      await proceed.promise;
    });
    for (const { id } of photos) {
      dataOf(await portal.ask('DELETE', `/api/photographer/portfolios/${owner.portfolio}/media/${id}`, { token: owner.token }));
    }
    proceed.resolve();
    await soon(async () => expect(await pending()).toEqual([]));
    remove.mockRestore();
    expect(removed).toHaveLength(20);
    expect(new Set(removed).size).toBe(20);
    for (const key of removed) await files.remove(key);
  });

  it('removes what no row names, once it is a day old, and nothing else', async () => {
    await owner.add(await someFile());
    const before = await storedKeys(portal);
    const young = await orphan('photos', 23);
    const elsewhere = await orphan('other', 48);
    await Promise.all(['photos', 'originals', 'avatars'].map((area) => orphan(area, 25)));
    for (const key of before) await utimes(portal.ports.pathOf(key), new Date(0), new Date(0));
    expect(await removeOrphans(portal.ports)).toBe(3);
    expect(await storedKeys(portal)).toEqual([...before, young, elsewhere].toSorted());
    expect(await removeOrphans(portal.ports)).toBe(0);
  });

  it('deletes no files of another database', async () => {
    const other = await createTestPorts({ engine });
    const ports = { ...other, files: portal.ports.files };
    await owner.add(await someFile());
    const before = await storedKeys(portal);
    await expect(removeOrphans(ports, { olderThanMs: 0 })).rejects.toThrow('belongs to another database');
    // As in a copy of the database in which the photos were deleted.
    const pending = before.map((key) => ({ key }));
    await other.db.insertInto('pending_deletions').values(pending).execute();
    await expect(removePendingFiles(ports)).rejects.toThrow('belongs to another database');
    expect(await other.db.selectFrom('pending_deletions').select('key').execute()).toHaveLength(before.length);
    expect(await storedKeys(portal)).toEqual(before);
    await other.close();
  });

  it('keeps a stored file without a portfolio for a day', async () => {
    const before = await storedKeys(portal);
    const form = await formBody([['file', await someFile()]]);
    const { url } = answerOf(uploadFile, await portal.ask('POST', '/api/photographer/files', { token: owner.token, ...form }));
    portal.ports.clock.advance(DAY_MS);
    await sweepStorage(portal.ports);
    expect(await storedKeys(portal)).toHaveLength(before.length + 4);
    portal.ports.clock.advance(1);
    await sweepStorage(portal.ports);
    expect(await storedKeys(portal)).toEqual(before);
    expect((await portal.app.inject(url)).statusCode).toBe(404);
  });

  it('is swept at the start and now and then, and a failure is logged and tried again', async () => {
    const report = vi.fn<(error: unknown) => void>();
    const list = vi.spyOn(portal.ports.files, 'list').mockImplementationOnce(() => {
      throw new Error('The disk is down');
    });
    const key = await orphan('photos', 25);
    const housekeeping = startHousekeeping(portal.ports, report, 10);
    await soon(async () => expect(await portal.ports.files.stat(key)).toBeNull());
    await housekeeping.stop();
    expect(report.mock.calls).toEqual([[new Error('The disk is down')]]);
    const calls = list.mock.calls.length;
    list.mockRestore();
    expect(calls).toBeGreaterThan(1);
  });

  it('is swept by one process of many, and by another one when that has not finished', async () => {
    const { ports } = portal;
    const free = () => ports.db.deleteFrom('settings').where('key', '=', 'storage_sweep').execute();
    await free();
    const requested = await Promise.all(Array.from({ length: 5 }, () => takeSweep(ports.db, 60_000)));
    expect(requested.filter((lease) => lease !== null)).toHaveLength(1);
    const list = vi.spyOn(ports.files, 'list');
    await startHousekeeping(ports, () => {}).stop();
    expect(list).not.toHaveBeenCalled();
    await free();
    // It was stopped at once and has not finished.
    await startHousekeeping(ports, () => {}).stop();
    expect(list).toHaveBeenCalledOnce();
    list.mockRestore();
    // A process that stalled until another had claimed it must not release that one's lease.
    const late = await takeSweep(ports.db, -1);
    const own = await takeSweep(ports.db, 60_000);
    if (late === null || own === null) throw new Error('Nobody had the sweep');
    await releaseSweep(ports.db, late);
    expect(await takeSweep(ports.db, 60_000)).toBeNull();
    await releaseSweep(ports.db, own);
    expect(await takeSweep(ports.db, -1)).not.toBeNull();
  });
});

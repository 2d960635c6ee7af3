import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFileKey } from '../../platform/files/file-key.ts';
import { openPortal, type Portal } from '../../testing/open-portal.ts';
import { newPhotographer, someFile } from '../../testing/photographer.ts';
import { engines } from '../../testing/engines.ts';
import { checkIntegrity, repair } from './integrity.ts';

const now = { olderThanMs: -1 };

describe.each(engines())('rows and files on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const owner = await newPhotographer(portal);
    await owner.add(await someFile(), await someFile());
  });
  afterAll(() => portal.close());

  it('agree; what does not is found, and what nobody needs is removed', async () => {
    const { db, files } = portal.ports;
    expect(await checkIntegrity(portal.ports, now)).toEqual([]);
    const [one, other] = await db.selectFrom('media').selectAll().orderBy('id').execute();
    if (!one || !other) throw new Error('Two photographs were added');
    const orphan = newFileKey('photos', 'jpg');
    await files.put(orphan, Buffer.from('left behind'));
    await files.remove(one.thumb_key);
    const [size, content] = [Buffer.alloc(other.bytes - 1), Buffer.alloc(other.bytes)];
    for (const damage of [size, content]) {
      await files.put(other.file_key, damage);
      expect(await checkIntegrity(portal.ports, now)).toEqual([
        { kind: 'missing', key: one.thumb_key },
        { kind: 'orphan', key: orphan },
        { kind: 'damaged', key: other.file_key },
      ]);
    }
    // It may belong to an upload that still runs.
    expect(await checkIntegrity(portal.ports)).not.toContainEqual({ kind: 'orphan', key: orphan });
    await repair(portal.ports, now);
    expect(await files.stat(orphan)).toBeNull();
    expect((await checkIntegrity(portal.ports, now)).map(({ kind }) => kind)).toEqual(['missing', 'damaged']);
  });

  it('are left alone when the storage is that of another database', async () => {
    const { db, files } = portal.ports;
    const doomed = newFileKey('photos', 'jpg');
    await files.put(doomed, Buffer.from('of somebody else'));
    await db.insertInto('doomed_files').values({ key: doomed }).execute();
    await files.put('storage-mark.txt', Buffer.from('of somebody else'));
    await expect(repair(portal.ports, now)).rejects.toThrow('belongs to another database');
    expect(await files.stat(doomed)).not.toBeNull();
    expect(await db.selectFrom('doomed_files').select('key').execute()).toEqual([{ key: doomed }]);
  });
});

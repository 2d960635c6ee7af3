import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newFileKey } from '../../platform/files/file-key.ts';
import type { FileStorage, StoredFile } from '../../platform/files/file-storage.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { faultsOf } from '../../../test/support/failures/faults-of.ts';
import { newPhotographer, someFile } from '../../../test/support/photographer.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { type Fault, repair } from './integrity.ts';

const now = { olderThanMs: -1 };

/** The files of one of many images: `-` comes before `/`. */
const keysOf = (number: number) => ({
  file_key: `originals/${number}`,
  medium_key: `photos/a-${number}`,
  thumb_key: `photos/a/${number}`,
});

describe.each(engines())('rows and files on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
    const owner = await newPhotographer(portal);
    await owner.add(await someFile(), await someFile());
  });
  afterAll(() => portal.close());

  it('are compared in batches of a thousand, in whatever order the storage lists its files', async () => {
    const { db, files } = portal.ports;
    const numbers = Array.from({ length: 1_200 }, (_, index) => index + 1);
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const looks = { photographer_id: id, width: 1, height: 1, color: '#000000', bytes: 1, content_hash: hash('sha256', 'x') };
    await db
      .insertInto('gallery_images')
      .values(numbers.map((number) => ({ ...looks, ...keysOf(number) })))
      .execute();
    const stored = await db.selectFrom('referenced_files').select('key').execute();
    const [missing, orphan, damaged] = ['photos/a/77', 'photos/a-1201', 'originals/1199'];
    const names = [...stored.map(({ key }) => key).filter((key) => key !== missing), orphan].toSorted();
    const sorted = names.map((key) => ({ key, bytes: 1, modifiedAt: new Date(0) }));
    const expected = [
      { kind: 'orphan', key: orphan },
      { kind: 'missing', key: missing },
      { kind: 'damaged', key: damaged },
    ];
    const lying = new Map(sorted.map((file) => [file.key, file]));
    const found = (listed: readonly StoredFile[]): Promise<Fault[]> => {
      const storage: FileStorage = {
        ...files,
        async *list() {
          yield* listed;
        },
        stat: async (key) => lying.get(key) ?? null,
        read: async (key) => (/^originals\/\d+$/.test(key) ? Readable.from([Buffer.from(key === damaged ? '' : 'x')]) : files.read(key)),
      };
      return faultsOf({ db, files: storage }, now);
    };
    expect(await found(sorted)).toEqual(expected);
    const [first, others] = [sorted.slice(0, 50), sorted.slice(50)];
    expect(new Set(await found([...first.toReversed(), ...others]))).toEqual(new Set(expected));
    await db.deleteFrom('gallery_images').execute();
    await db.deleteFrom('pending_deletions').execute();
  });

  it('agree; differences are reported, and files that nobody needs are removed', async () => {
    const { db, files } = portal.ports;
    expect(await faultsOf(portal.ports, now)).toEqual([]);
    const [one, other] = await db.selectFrom('media').selectAll().orderBy('id').execute();
    if (!one || !other) throw new Error('Two photos were added');
    const orphan = newFileKey('photos', 'jpg');
    await files.put(orphan, Buffer.from('left behind'));
    await files.remove(one.thumb_key);
    const [size, content] = [Buffer.alloc(other.bytes - 1), Buffer.alloc(other.bytes)];
    for (const damage of [size, content]) {
      await files.put(other.file_key, damage);
      const apart: Fault[] = [
        { kind: 'missing', key: one.thumb_key },
        { kind: 'orphan', key: orphan },
      ];
      // Sorted by their random keys; files that have to be read come last.
      const sorted = one.thumb_key < orphan ? apart : apart.toReversed();
      expect(await faultsOf(portal.ports, now)).toEqual([...sorted, { kind: 'damaged', key: other.file_key }]);
    }
    // It may belong to an upload that still runs.
    expect(await faultsOf(portal.ports)).not.toContainEqual({ kind: 'orphan', key: orphan });
    await repair(portal.ports, now);
    expect(await files.stat(orphan)).toBeNull();
    expect((await faultsOf(portal.ports, now)).map(({ kind }) => kind)).toEqual(['missing', 'damaged']);
  });

  it('are left alone when the storage is that of another database', async () => {
    const { db, files } = portal.ports;
    const pending = newFileKey('photos', 'jpg');
    await files.put(pending, Buffer.from('of somebody else'));
    await db.insertInto('pending_deletions').values({ key: pending }).execute();
    await files.put('storage-mark.txt', Buffer.from('of somebody else'));
    await expect(repair(portal.ports, now)).rejects.toThrow('belongs to another database');
    expect(await files.stat(pending)).not.toBeNull();
    expect(await db.selectFrom('pending_deletions').select('key').execute()).toEqual([{ key: pending }]);
  });
});

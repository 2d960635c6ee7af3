import { inject } from 'vitest';

/** The two databases every server test runs on. */
export type Engine = 'embedded' | 'postgres';

/** The kind of file storage of a test. */
export type StorageKind = 'folder' | 's3';

/** The default. The tests that run on an object storage get it from an environment variable. */
export const usualStorage = (): StorageKind => (process.env['TEST_STORAGE'] === 's3' ? 's3' : 'folder');

/**
 * The databases of this run, for a test of SQL, of transactions or of what an engine promises:
 * `describe.each(everyEngine())('… on %s', (engine) => …)`. Beside an object storage only the database that belongs there:
 * the other one is tested with a folder.
 */
export function everyEngine(): Engine[] {
  if (!inject('postgresUrl')) return ['embedded'];
  return usualStorage() === 's3' ? ['postgres'] : ['embedded', 'postgres'];
}

/** All databases and storages that belong together, the default ones first: for the kill tests. */
export function everyPortal(): { engine: Engine; storage: StorageKind }[] {
  return [
    { engine: 'embedded', storage: 'folder' },
    ...(inject('postgresUrl') ? (['folder', 's3'] as const).map((storage) => ({ engine: 'postgres' as const, storage })) : []),
  ];
}

/** Before a release each test runs on every database. */
const isLong = process.env['TEST_ENGINES'] === 'every';

/** The databases of a test that is about something else: one, the quicker to open. */
export const engines = (): Engine[] => (isLong ? everyEngine() : everyEngine().slice(-1));

/** The databases of the conformance suite: the one that a portal has by default, since the server's tests use the other. */
export const usualEngines = (): Engine[] => (isLong ? everyEngine() : ['embedded']);

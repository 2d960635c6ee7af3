import { inject } from 'vitest';

/** The two databases every server test runs on. */
export type Engine = 'embedded' | 'postgres';

/** Where the files of a test's world lie. */
export type StorageKind = 'folder' | 's3';

/** Of a test that says nothing about it. The part of the tests that runs on an object storage is told so from outside. */
export const usualStorage = (): StorageKind => (process.env['TEST_STORAGE'] === 's3' ? 's3' : 'folder');

/**
 * Which of them this run has: `describe.each(engines())('… on %s', (engine) => …)`. Beside an object storage only the
 * database that belongs there: the other one has been seen with a folder.
 */
export function engines(): Engine[] {
  if (!inject('postgresUrl')) return ['embedded'];
  return usualStorage() === 's3' ? ['postgres'] : ['embedded', 'postgres'];
}

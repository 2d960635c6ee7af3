import type { Migration } from 'kysely/migration';
import * as initial from './001-initial.ts';

/** Every migration in order, named explicitly: a new one is a new file and a new line. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
};

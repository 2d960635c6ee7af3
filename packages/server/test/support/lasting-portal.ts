import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openPostgres } from '../../src/platform/db/postgres.ts';
import { administer, databaseUrl } from './administer.ts';
import type { Engine, StorageKind } from './servers/engines.ts';
import { isSomebodyElseThere } from './servers/is-somebody-else-there.ts';
import { soon } from './soon.ts';
import { s3Environment, startS3 } from './servers/start-s3.ts';

type Environment = Record<string, string>;

/** A database or a storage that outlives the processes that use it. */
interface Lasting {
  /** The environment of its processes. */
  environment: Environment;
  /** Resolves when requests of killed processes are finished or dropped. */
  settled: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A migrated portal without people. */
export interface LastingPortal extends Omit<Lasting, 'environment'> {
  /** One for each process that may use it at the same time. */
  environments: [Environment, ...Environment[]];
}

/** Makes one for a single process beside a folder, and for two beside an object storage. */
export async function makeLastingPortal(engine: Engine, storage: StorageKind): Promise<LastingPortal> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-lasting-'));
  const dataDir = (name: string): Environment => ({ DATA_DIR: path.join(folder, name) });
  const parts = await Promise.all([
    engine === 'embedded' ? copyEmbedded(path.join(folder, 'one')) : copyPostgres(),
    ...(storage === 's3' ? [makeBucket()] : []),
  ]);
  const shared: Environment = Object.assign({}, ...parts.map(({ environment }) => environment));
  const first = { ...shared, ...dataDir('one') };
  return {
    environments: storage === 's3' ? [first, { ...shared, ...dataDir('two') }] : [first],
    async settled() {
      for (const part of parts) await part.settled();
    },
    async remove() {
      for (const part of parts) await part.remove();
      await rm(folder, { recursive: true });
    },
  };
}

async function copyEmbedded(folder: string): Promise<Lasting> {
  await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
  // The embedded database runs inside the process that uses it.
  return { environment: {}, settled: async () => {}, remove: async () => {} };
}

async function copyPostgres(): Promise<Lasting> {
  const server = inject('postgresUrl');
  const name = `portal_lasting_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = databaseUrl(server, name);
  return {
    environment: { DATABASE_URL: url },
    async settled() {
      const { db, close } = await openPostgres(url);
      // PostgreSQL finishes a commit whose sender was killed.
      try {
        await soon(async () => {
          if (await isSomebodyElseThere(db)) throw new Error('A dead process is still being heard');
        });
      } finally {
        await close();
      }
    },
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function makeBucket(): Promise<Lasting> {
  const { options, isQuiet, stop } = await startS3();
  return {
    environment: s3Environment(options),
    // The storage finishes a file whose sender was killed after the last byte.
    settled: () =>
      soon(async () => {
        if (!(await isQuiet())) throw new Error('The storage is still at work for a dead process');
      }),
    remove: stop,
  };
}

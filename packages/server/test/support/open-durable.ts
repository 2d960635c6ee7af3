import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';
import { EngineDialect } from '../../src/platform/db/embedded/engine-dialect.ts';
import { openEngine } from '../../src/platform/db/embedded/open-engine.ts';

/** An embedded database that waits for the disk, in this very thread: a test can see when it does. */
export async function openDurable(): Promise<{ db: Kysely<Database>; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-durable-'));
  await cp(inject('embeddedTemplate'), path.join(folder, 'db'), { recursive: true });
  const engine = await openEngine({ folder: path.join(folder, 'db'), durable: true });
  return {
    db: new Kysely<Database>({ dialect: new EngineDialect(engine) }),
    async close() {
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}

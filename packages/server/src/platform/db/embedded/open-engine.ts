import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFs } from './durable-node-fs.ts';
import type { EngineOptions } from './messages.ts';
import { startParams } from './start-params.ts';

/** Opens PostgreSQL on a folder in this very thread; the folder is made when it is not there. */
export async function openEngine({ folder, durable }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    fs: durable ? new DurableNodeFs(folder) : new NodeFS(folder),
    startParams: startParams(durable),
    // The same JavaScript values as in `postgres.ts`.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number, [types.DATE]: String },
  });
}

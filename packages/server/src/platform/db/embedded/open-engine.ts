import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFs } from './durable-node-fs.ts';
import type { EngineOptions } from './messages.ts';

/** PostgreSQL's switches for the embedded engine. `-F` of PGlite's own list would turn fsync off. */
function startParams(durable: boolean): string[] {
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    // The only method that reaches the hook of DurableNodeFs.
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
  ];
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])];
}

/** Opens PostgreSQL on a folder in this very thread; the folder is made when it is not there. */
export async function openEngine({ folder, durable }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    fs: durable ? new DurableNodeFs(folder) : new NodeFS(folder),
    startParams: startParams(durable),
    // The same JavaScript values as in `postgres.ts`.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number, [types.DATE]: String },
  });
}

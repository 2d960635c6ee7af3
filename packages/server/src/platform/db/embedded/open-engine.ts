import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableNodeFs } from './durable-node-fs.ts';
import type { EngineOptions } from './messages.ts';

/** PostgreSQL's command-line options for the embedded engine. PGlite's own include `-F`, which turns fsync off. */
function startParams(durable: boolean): string[] {
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    // The only method that calls the fsync of DurableNodeFs.
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
  ];
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])];
}

/** Opens PostgreSQL on a folder in this thread; the folder is created when missing. */
export async function openEngine({ folder, durable }: EngineOptions): Promise<PGlite> {
  return PGlite.create({
    fs: durable ? new DurableNodeFs(folder) : new NodeFS(folder),
    startParams: startParams(durable),
    // Parses values as `postgres.ts` does.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number, [types.DATE]: String },
  });
}

import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { EngineOptions } from './messages.ts';
import fs from 'node:fs';

/** The parts of Emscripten's file system that this module changes; PGlite has no types for them. */
interface DiskModule {
  FS: {
    ErrnoError: new (errno: number) => Error;
    doChmod(stream: unknown, node: unknown, mode: number, ...others: unknown[]): void;
  };
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    convertNodeCode(error: unknown): number;
  };
}

/** PGlite's file system, whose files are its owner's alone. As shipped, it makes new ones open to others, whatever the process's umask. */
class OwnNodeFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeToOthers] } };
  }
}

function closeToOthers(module: unknown): void {
  const { FS } = module as DiskModule;
  const doChmod = FS.doChmod.bind(FS);
  FS.doChmod = (stream, node, mode, ...others) => doChmod(stream, node, mode & ~0o077, ...others);
}

/**
 * The same with a working fsync. As shipped, PostgreSQL's fsync does nothing, so a power cut may lose acknowledged commits and even
 * corrupt the files. In `fd_sync` Emscripten calls `fsync` of the stream: here it gets one. (fdatasync has no such hook, hence
 * `wal_sync_method=fsync` in `startParams`.)
 */
class DurableNodeFs extends OwnNodeFs {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncForReal] } };
  }
}

function syncForReal(module: unknown): void {
  const { FS, NODEFS } = module as DiskModule;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    // Windows cannot open folders; PostgreSQL does not sync them there either.
    if (nfd === undefined) return 0;
    try {
      fs.fsyncSync(nfd);
      return 0;
    } catch (error) {
      // PostgreSQL panics when syncing its log fails, which is right, because the state of the disk is unknown then.
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error));
    }
  };
}

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
    fs: durable ? new DurableNodeFs(folder) : new OwnNodeFs(folder),
    startParams: startParams(durable),
    // Parses values as `postgres.ts` does.
    parsers: { [types.INT8]: Number, [types.NUMERIC]: Number, [types.DATE]: String },
  });
}

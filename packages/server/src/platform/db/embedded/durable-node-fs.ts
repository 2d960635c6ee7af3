import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that this module changes; PGlite has no types for them. */
interface DiskModule {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    convertNodeCode(error: unknown): number;
  };
}

/**
 * PGlite's file system with a working fsync. As shipped, PostgreSQL's fsync does nothing, so a power cut may lose acknowledged commits and even
 * corrupt the files. In `fd_sync` Emscripten calls `fsync` of the stream: here it gets one. (fdatasync has no such hook, hence
 * `wal_sync_method=fsync` in `start-params.ts`.)
 */
export class DurableNodeFs extends NodeFS {
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

import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's disk that this module hooks into; PGlite does not type them. */
interface DiskModule {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    convertNodeCode(error: unknown): number;
  };
}

/**
 * PGlite's folder storage, made to reach the disk. As shipped, nothing behind PostgreSQL's fsync is
 * called, so a power cut may lose acknowledged commits and even tear the files. Emscripten asks the
 * stream for an `fsync` in `fd_sync`: here it gets one. (It has no such hook in fdatasync, hence
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
    // Windows opens no folders; PostgreSQL does not sync them there either.
    if (nfd === undefined) return 0;
    try {
      fs.fsyncSync(nfd);
      return 0;
    } catch (error) {
      // PostgreSQL panics at a failed sync of its log, which is right: what is on the disk is unknown.
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error));
    }
  };
}

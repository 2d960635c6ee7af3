import type { FileStorage } from '../../../src/platform/files/file-storage.ts';
import { openPortal, type Portal } from '../open-portal.ts';
import { openTestS3 } from '../servers/storages.ts';

/** A portal whose object storage can be paused. */
export interface HeldPortal extends Portal {
  /** How many calls have reached the storage and wait there. */
  waiting: () => number;
  /** From now on they wait. */
  hold: () => void;
  release: () => void;
}

/** Opens one; `held` makes the methods of the storage that can be paused: each waits before it continues. */
export async function openHeldPortal(held: (files: FileStorage, wait: () => Promise<void>) => Partial<FileStorage>): Promise<HeldPortal> {
  const { files, close } = await openTestS3();
  let waiting = 0;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const wait = async (): Promise<void> => {
    waiting += 1;
    await gate.promise;
    waiting -= 1;
  };
  const portal = await openPortal('embedded', {}, { files: { ...files, ...held(files, wait) } });
  return {
    ...portal,
    waiting: () => waiting,
    hold() {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
    async close() {
      gate.resolve();
      await portal.close();
      await close();
    },
  };
}

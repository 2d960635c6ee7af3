import type { FileStorage } from '../../../src/platform/files/file-storage.ts';

type Step = 'put' | 'adopt' | 'read' | 'stat' | 'remove';

export interface FailingStorage extends FileStorage {
  /** From now on these methods fail with a system error code, after `after` calls. */
  fail: (code: string, steps: readonly Step[], after?: number) => void;
  mend: () => void;
}

/** A storage whose disk can fill up or break. */
export function failingStorage(inner: FileStorage): FailingStorage {
  let broken: { code: string; steps: readonly Step[]; left: number } | null = null;
  const check = (step: Step): void => {
    if (!broken?.steps.includes(step) || broken.left-- > 0) return;
    throw Object.assign(new Error(`${broken.code}: a fault that a test has made, /secret/path`), { code: broken.code });
  };
  return {
    put: async (key, content) => (check('put'), inner.put(key, content)),
    adopt: async (key, localPath) => (check('adopt'), inner.adopt(key, localPath)),
    read: async (key, range) => (check('read'), inner.read(key, range)),
    open: async (key, range) => (check('read'), inner.open(key, range)),
    stat: async (key) => (check('stat'), inner.stat(key)),
    remove: async (key) => (check('remove'), inner.remove(key)),
    list: (prefix) => inner.list(prefix),
    check: () => inner.check(),
    fail: (code, steps, after = 0) => {
      broken = { code, steps, left: after };
    },
    mend: () => {
      broken = null;
    },
  };
}

import type { Upload } from '@portal/ui';
import type { UploadQueue } from '../../common/uploads/index.ts';

/** Photos that were chosen together, and are uploaded while other pages of the cabinet are open. */
export interface Batch {
  id: number;
  /** The portfolio that they go into. */
  portfolioId: number;
  title: string;
  uploads: readonly Upload[];
  queue: UploadQueue;
}

/** The running uploads, whichever page is open. */
export function createUploadStore() {
  let batches: readonly Batch[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Batch[]) => {
    batches = next;
    for (const listener of listeners) listener();
  };

  return {
    all: () => batches,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Registers a queue, which passes its uploads each time they change. */
    open(
      { id: portfolioId, title }: { id: number; title: string },
      create: (onChange: (uploads: readonly Upload[]) => void, close: () => void) => UploadQueue,
    ): UploadQueue {
      lastId += 1;
      const id = lastId;
      const change = (uploads: readonly Upload[]) => set(batches.map((batch) => (batch.id === id ? { ...batch, uploads } : batch)));
      const queue = create(change, () => set(batches.filter((batch) => batch.id !== id)));
      set([...batches, { id, portfolioId, title, uploads: [], queue }]);
      return queue;
    },
    /** Dismisses uploads that have failed. */
    close: (gone: readonly number[]) => set(batches.filter(({ id }) => !gone.includes(id))),
    /** The connection is back. */
    resume: () => {
      for (const { queue } of batches) queue.resume();
    },
    /** The user has signed out: requests are aborted. */
    drop: () => {
      for (const { queue } of batches) queue.drop();
      set([]);
    },
  };
}
export type UploadStore = ReturnType<typeof createUploadStore>;

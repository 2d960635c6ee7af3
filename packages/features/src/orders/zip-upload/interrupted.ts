import type { Drafts } from '../../common/index.ts';

/** An upload in chunks that has not come to its end. */
export interface Interrupted {
  /** Name of the archive. */
  name: string;
  percent: number;
}

/** What a browser's store holds may be of any age. */
function read(kept: unknown): Interrupted | null {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('percent' in kept)) return null;
  const { name, percent } = kept;
  return typeof name === 'string' && typeof percent === 'number' ? { name, percent } : null;
}

/** How far an order's upload came, where a reload does not take it away. */
export function createNote(drafts: Drafts, orderId: number) {
  const key = `zip-${orderId}`;
  let written: Interrupted | null = null;
  return {
    read: () => read(drafts.read(key)),
    /** Bytes come far more often than percents. */
    remember: (upload: Interrupted) => {
      if (upload.percent < 1 || (written?.name === upload.name && written.percent === upload.percent)) return;
      written = upload;
      drafts.write(key, upload);
    },
    forget: () => {
      written = null;
      drafts.forget(key);
    },
  };
}

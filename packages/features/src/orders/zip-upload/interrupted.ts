import type { Drafts } from '../../common/index.ts';

/** An upload in chunks that has not come to its end. */
export interface Interrupted {
  /** Name of the archive. */
  name: string;
  percent: number;
}

/** What a browser's store holds may be of any age. */
function read(stored: unknown): Interrupted | null {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('percent' in stored)) return null;
  const { name, percent } = stored;
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

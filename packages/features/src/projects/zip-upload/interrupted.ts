import type { Drafts } from '../../common/data/index.ts';

/** An upload in chunks that has not ended. */
export interface Interrupted {
  /** Name of the archive. */
  name: string;
  percent: number;
}

/** What a browser's storage holds may be of any version. */
function read(stored: unknown): Interrupted | null {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('percent' in stored)) return null;
  const { name, percent } = stored;
  return typeof name === 'string' && typeof percent === 'number' ? { name, percent } : null;
}

/** The progress of a project's upload, stored so that it survives a reload. */
export function createNote(drafts: Drafts, projectId: number) {
  const key = `zip-${projectId}`;
  let written: Interrupted | null = null;
  return {
    read: () => read(drafts.read(key)),
    /** Bytes change far more often than percents. */
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

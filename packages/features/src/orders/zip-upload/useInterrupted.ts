import { useRef, useState } from 'react';
import { useSession } from '../../common/index.ts';

/** An upload in pieces that has not come to its end. */
interface Interrupted {
  /** Name of the archive. */
  name: string;
  percent: number;
}

function read(kept: unknown): Interrupted | null {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('percent' in kept)) return null;
  const { name, percent } = kept;
  return typeof name === 'string' && typeof percent === 'number' ? { name, percent } : null;
}

/** Remembers how far an order's upload came, over a reload and the end of a session: the server keeps its pieces. */
export function useInterrupted(orderId: number) {
  const { drafts } = useSession();
  const key = `zip-${orderId}`;
  const [before, setBefore] = useState(() => read(drafts.read(key)));
  const written = useRef<Interrupted>(null);
  return {
    /** What broke off before this window was opened, until it is no longer true. */
    before,
    /** Bytes come far more often than percents. */
    remember: (upload: Interrupted) => {
      const last = written.current;
      if (upload.percent < 1 || (last?.name === upload.name && last.percent === upload.percent)) return;
      written.current = upload;
      drafts.write(key, upload);
    },
    forget: () => {
      written.current = null;
      setBefore(null);
      drafts.forget(key);
    },
  };
}

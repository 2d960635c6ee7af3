import { useState } from 'react';
import { useSession } from '../../common/index.ts';
import { createNote } from './interrupted.ts';

/** Stores how far an order's upload came, over a reload and the end of a session: the server stores its chunks. */
export function useInterrupted(orderId: number) {
  const { drafts } = useSession();
  const [note] = useState(() => createNote(drafts, orderId));
  const [before, setBefore] = useState(note.read);
  return {
    /** What broke off before this dialog was opened, until it is no longer true. */
    before,
    remember: note.remember,
    forget: () => {
      setBefore(null);
      note.forget();
    },
  };
}

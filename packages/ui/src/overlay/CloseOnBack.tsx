import { type Context, useContext } from 'react';
import { useCloseRequest } from './useCloseRequest.ts';

interface Closable {
  isOpen: boolean;
  close: () => void;
}

interface CloseOnBackProps<State extends Closable> {
  /** React Aria's own of this very list: in its hidden copy of a field there is none, but there may be one of a dialog around it. */
  state: Context<State | null>;
}

/** Inside a menu or a field with a list: Back on a phone closes the list, as it closes a dialog. */
export function CloseOnBack<State extends Closable>({ state }: CloseOnBackProps<State>) {
  const list = useContext(state);
  useCloseRequest(list?.isOpen ?? false, () => list?.close());
  return null;
}

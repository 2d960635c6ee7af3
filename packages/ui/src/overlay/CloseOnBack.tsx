import { type Context, useContext } from 'react';
import { useCloseRequest } from './useCloseRequest.ts';

interface Closable {
  isOpen: boolean;
  close: () => void;
}

interface CloseOnBackProps<State extends Closable> {
  /** React Aria's state of this very list: in the hidden copy of a field it has none, but a dialog around it may have one. */
  state: Context<State | null>;
}

/** Inside a menu or a field with a list: Back on a phone closes the list, as it closes a dialog. */
export function CloseOnBack<State extends Closable>({ state }: CloseOnBackProps<State>) {
  const list = useContext(state);
  useCloseRequest(list?.isOpen ?? false, () => list?.close());
  return null;
}

import { useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { useCloseRequest } from './useCloseRequest.ts';

/** Inside a list or menu that is open: Back on a phone closes it, as it closes a window. */
export function CloseOnBack() {
  const trigger = useContext(OverlayTriggerStateContext);
  useCloseRequest(trigger?.isOpen ?? false, () => trigger?.close());
  return null;
}

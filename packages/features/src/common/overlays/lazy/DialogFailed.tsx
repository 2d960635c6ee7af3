import { Modal } from '@portal/ui';
import { ModuleFailed } from './ModuleFailed.tsx';
import type { FailedModule } from './useLazyModule.ts';

export interface DialogFailedProps {
  isOpen: boolean;
  onClose: () => void;
  /** The title of the dialog that did not load. */
  label: string;
  /** What could not be opened. */
  failed: string;
  module: FailedModule;
}

/** A dialog's code could not be loaded: shown over the page, which stays as it is. */
export function DialogFailed({ isOpen, onClose, label, failed, module }: DialogFailedProps) {
  return (
    <Modal isOpen={isOpen} onOpenChange={(next) => !next && onClose()} size="sm" title={label} isTitleHidden>
      <ModuleFailed title={failed} module={module} />
    </Modal>
  );
}

import { Button, Modal, TextField } from '@portal/ui';
import { useState } from 'react';
import { copyAddress, whole } from '../../common/overlays/index.ts';
import { t } from './texts.ts';

interface AddressDialogProps {
  /** The path of the share; null: none is shown. */
  address: string | null;
  onClose: () => void;
}

/** The address of a new share, to be sent at once. */
export function AddressDialog({ address, onClose }: AddressDialogProps) {
  // It stays rendered while the dialog closes.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);
  return (
    <Modal
      isOpen={address !== null}
      onOpenChange={onClose}
      size="sm"
      title={t('address.title')}
      footer={
        <>
          <Button tone="ghost" onPress={onClose}>
            {t('address.done')}
          </Button>
          <Button icon="copy" onPress={() => void copyAddress(shown ?? '')}>
            {t('address.copy')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('address.label')}
        description={t('address.note')}
        value={whole(shown ?? '')}
        onChange={() => undefined}
        isReadOnly
      />
    </Modal>
  );
}

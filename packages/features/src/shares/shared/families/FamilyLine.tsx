import { Button, Modal, Text, TextButton, TextField } from '@portal/ui';
import { useState } from 'react';
import { copyAddress, shareAddress, whole } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';
import css from '../Shared.module.css';

/** What the page of a family leads to. */
export interface FamilyLinks {
  /** Its own path. */
  address: string;
  /** Back to the question; absent where this browser did not come by it. */
  onOther: (() => void) | undefined;
}

/** Whose choice this is, and how it is opened elsewhere. */
export function FamilyLine({ name, address, onOther }: FamilyLinks & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.actions}>
      <Text>{t('family.chooses', { name })}</Text>
      <TextButton onPress={() => setOpen(true)}>{t('family.elsewhere')}</TextButton>
      {onOther && <TextButton onPress={onOther}>{t('family.other')}</TextButton>}
      <Modal
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={t('family.elsewhere')}
        footer={
          <>
            <Button tone="secondary" icon="copy" onPress={() => void copyAddress(address)}>
              {t('family.copy')}
            </Button>
            <Button icon="mail" onPress={() => void shareAddress(address, t('grid'))}>
              {t('family.send')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('family.address')}
          description={t('family.private')}
          value={whole(address)}
          onChange={() => undefined}
          isReadOnly
        />
      </Modal>
    </div>
  );
}

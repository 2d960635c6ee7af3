import { Button, Modal, TextArea } from '@portal/ui';
import { useState } from 'react';
import { copyText } from '../../common/index.ts';
import { t } from './texts.ts';
import type { AddressedGroup } from './useLinks.ts';

interface GroupAddressesDialogProps {
  /** The links that were just created; null: the dialog is closed. */
  made: readonly AddressedGroup[] | null;
  onClose: () => void;
}

const most = 12;

/** The new links of all groups, one in each line, to copy into a message. Their addresses are shown only now. */
export function GroupAddressesDialog({ made, onClose }: GroupAddressesDialogProps) {
  // It stays rendered while the dialog closes.
  const [shown, setShown] = useState(made);
  if (made !== null && made !== shown) setShown(made);
  const lines = (shown ?? []).map(({ name, address }) => t('groups.line', { name, address: new URL(address, location.origin).href }));
  const text = lines.join('\n');
  return (
    <Modal
      isOpen={made !== null}
      onOpenChange={onClose}
      size="lg"
      title={t('groups.ready', { count: lines.length })}
      footer={
        <>
          <Button tone="ghost" onPress={onClose}>
            {t('address.done')}
          </Button>
          <Button icon="ext" onPress={() => void copyText(text, { copied: t('groups.copied'), notCopied: t('groups.notCopied') })}>
            {t('groups.copy')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('groups.list')}
        description={t('groups.note')}
        rows={Math.min(most, Math.max(3, lines.length))}
        value={text}
        onChange={() => undefined}
        isReadOnly
      />
    </Modal>
  );
}

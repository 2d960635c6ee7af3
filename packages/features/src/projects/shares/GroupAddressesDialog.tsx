import { Button, Modal, TextArea } from '@portal/ui';
import { useState } from 'react';
import { copyText } from '../../common/overlays/index.ts';
import { listText } from './describe.ts';
import { t } from './texts.ts';
import type { NamedAddress } from './useShares.ts';

interface GroupAddressesDialogProps {
  /** The shares that were just created; null: the dialog is closed. */
  made: readonly NamedAddress[] | null;
  onClose: () => void;
  /** Prints a sheet for each family. */
  onPrint: () => void;
}

const most = 12;

/** The new shares of all groups, one in each line, to copy into a message. */
export function GroupAddressesDialog({ made, onClose, onPrint }: GroupAddressesDialogProps) {
  // It stays rendered while the dialog closes.
  const [shown, setShown] = useState(made);
  if (made !== null && made !== shown) setShown(made);
  const count = shown?.length ?? 0;
  const text = listText(shown ?? []);
  return (
    <Modal
      isOpen={made !== null}
      onOpenChange={onClose}
      size="lg"
      title={t('groups.ready', { count })}
      footer={
        <>
          <Button tone="ghost" onPress={onClose}>
            {t('address.done')}
          </Button>
          <Button tone="secondary" onPress={onPrint}>
            {t('sheets.print')}
          </Button>
          <Button icon="copy" onPress={() => void copyText(text, { copied: t('groups.copied'), notCopied: t('groups.notCopied') })}>
            {t('groups.copy')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('groups.list')}
        description={t('groups.note')}
        rows={Math.min(most, Math.max(3, count))}
        value={text}
        onChange={() => undefined}
        isReadOnly
      />
    </Modal>
  );
}

import { Button, Modal, TextArea } from '@portal/ui';
import { useState } from 'react';
import { t } from './texts.ts';

/** A text that the browser refused to copy. */
export interface Uncopied {
  text: string;
  /** What has failed. */
  title: string;
}

interface CopyByHandDialogProps {
  /** Null: it is closed. */
  shown: Uncopied | null;
  onClose: () => void;
}

const rows = { least: 2, most: 12 };

/** Selected with the focus, so that the keys for copying are all that is left to do. */
const select = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

/** A text that the browser did not copy, selected in a field. */
export function CopyByHandDialog({ shown, onClose }: CopyByHandDialogProps) {
  // It stays rendered while the dialog closes.
  const [last, setLast] = useState(shown);
  if (shown !== null && shown !== last) setLast(shown);
  const text = last?.text ?? '';
  return (
    <Modal
      isOpen={shown !== null}
      onOpenChange={onClose}
      size="sm"
      title={last?.title}
      footer={<Button onPress={onClose}>{t('byHand.done')}</Button>}
    >
      <TextArea
        label={t('byHand.label')}
        description={t('byHand.hint')}
        rows={Math.min(rows.most, Math.max(rows.least, text.split('\n').length))}
        value={text}
        onChange={() => undefined}
        isReadOnly
        inputRef={select}
      />
    </Modal>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { shareLimits, shareSentences, maxCharacters } from '@portal/api';
import { toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextArea, useFormDialog } from '../../common/forms/index.ts';
import { t } from '../texts.ts';

const remark = z.string().check(z.trim(), maxCharacters(shareLimits.remarkLength, shareSentences.remarkLength));
const remarkForm = z.object({ remark });
/** An empty text takes back what is there. */
const firstFix = z.object({ remark: remark.check(z.minLength(1, shareSentences.fixRequired)) });
type RemarkForm = z.output<typeof remarkForm>;

export interface RemarkDialogProps {
  /** A remark on an original, or what is to be fixed on a finished photo. */
  kind: 'remark' | 'fix';
  /** The remark as it is saved; empty: none. */
  remark: string;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (remark: string) => Promise<void>;
}

/** A client's remark on one photo. */
export function RemarkDialog({ kind, remark: before, isOpen, onClose, onSave }: RemarkDialogProps) {
  const schema = kind === 'fix' && before === '' ? firstFix : remarkForm;
  const form = useForm<RemarkForm>({ resolver: zodResolver(schema), mode: 'onTouched', values: { remark: before } });
  const dialog = useFormDialog(form, t(`${kind}.failed`), async (values) => {
    await onSave(values.remark);
    toasts.show({ type: 'success', title: t(kind === 'fix' && values.remark === '' ? 'fix.removed' : `${kind}.saved`) });
    onClose();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      isOverViewer
      title={t(`${kind}.title`)}
      cancelLabel={t(`${kind}.cancel`)}
      submitLabel={t(`${kind}.save`)}
      pendingLabel={t(`${kind}.saving`)}
    >
      <FormTextArea
        control={form.control}
        name="remark"
        label={t(`${kind}.label`)}
        description={t(kind === 'fix' && before !== '' ? 'fix.changeHint' : `${kind}.hint`)}
        limit={shareLimits.remarkLength}
      />
    </FormDialog>
  );
}

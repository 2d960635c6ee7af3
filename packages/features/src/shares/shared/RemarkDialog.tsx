import { zodResolver } from '@hookform/resolvers/zod';
import { shareLimits, shareSentences, maxCharacters } from '@portal/api';
import { toasts } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextArea, useFormDialog } from '../../common/forms/index.ts';
import { t } from '../texts.ts';

const remarkForm = z.object({ remark: z.string().check(z.trim(), maxCharacters(shareLimits.remarkLength, shareSentences.remarkLength)) });
type RemarkForm = z.output<typeof remarkForm>;

interface RemarkDialogProps {
  /** The remark as it is saved; empty: none. */
  remark: string;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (remark: string) => Promise<void>;
}

/** A client's remark on one photo. */
export function RemarkDialog({ remark, isOpen, onClose, onSave }: RemarkDialogProps) {
  const form = useForm<RemarkForm>({ resolver: zodResolver(remarkForm), mode: 'onTouched', values: { remark } });
  const dialog = useFormDialog(form, t('remark.failed'), async (values) => {
    await onSave(values.remark);
    toasts.show({ type: 'success', title: t('remark.saved') });
    onClose();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      isOverViewer
      title={t('remark.title')}
      cancelLabel={t('remark.cancel')}
      submitLabel={t('remark.save')}
      pendingLabel={t('remark.saving')}
    >
      <FormTextArea
        control={form.control}
        name="remark"
        label={t('remark.label')}
        description={t('remark.hint')}
        limit={shareLimits.remarkLength}
      />
    </FormDialog>
  );
}

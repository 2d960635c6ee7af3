import { zodResolver } from '@hookform/resolvers/zod';
import type { BulkChanges } from '@portal/api';
import { RadioGroup, Text } from '@portal/ui';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useNow } from '../../../common/data/index.ts';
import { FormDateField, FormDialog, FormNumberField, useFormDialog, useFormField } from '../../../common/forms/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { afterLeaving } from '../list/nextFocus.ts';
import { ShowsField } from '../ShareFields.tsx';
import css from '../Shares.module.css';
import { t } from '../texts.ts';
import { bulkForm, type BulkForm, changeable, emptyChange, toBulkChanges } from './form.ts';

interface BulkChangeDialogProps {
  isOpen: boolean;
  /** How many shares it changes. */
  count: number;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (changes: BulkChanges) => Promise<void>;
}

/** Changes one thing of shares in bulk: the last day of a whole school. */
export function BulkChangeDialog({ isOpen, count, onClose, onSave }: BulkChangeDialogProps) {
  const now = useNow();
  const form = useForm<BulkForm>({ resolver: zodResolver(bulkForm), mode: 'onTouched', defaultValues: emptyChange(now) });
  const dialog = useFormDialog(form, t('bulk.failed'), async (values) => {
    await onSave(toBulkChanges(values));
    onClose();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('bulk.title', { count })}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('settings.save')}
      pendingLabel={t('settings.saving')}
      beside={<ReturnFocus to={afterLeaving} />}
    >
      <div className={css.form}>
        <Text as="p" tone={2}>
          {t('bulk.lead', { count })}
        </Text>
        <WhatField control={form.control} />
        <NewValue control={form.control} />
      </div>
    </FormDialog>
  );
}

function WhatField({ control }: { control: Control<BulkForm> }) {
  const field = useFormField<BulkForm, BulkForm['what']>({ control, name: 'what' });
  return <RadioGroup {...field} label={t('bulk.what')} options={changeable.map((value) => ({ value, label: t(`bulk.${value}`) }))} />;
}

function NewValue({ control }: { control: Control<BulkForm> }) {
  const what = useWatch({ control, name: 'what' });
  if (what === 'shows') return <ShowsField control={control} />;
  if (what === 'canDownload') return <DownloadField control={control} />;
  if (what === 'choiceLimit') {
    return <FormNumberField control={control} name="choiceLimit" label={t('creation.limit')} description={t('creation.limitHint')} />;
  }
  return <FormDateField control={control} name="expiresOn" label={t('creation.expires')} description={t('creation.expiresHint')} />;
}

function DownloadField({ control }: { control: Control<BulkForm> }) {
  const { value, onChange, ...field } = useFormField<BulkForm, boolean>({ control, name: 'canDownload' });
  return (
    <RadioGroup
      {...field}
      label={t('bulk.canDownload')}
      value={value ? 'open' : 'closed'}
      onChange={(chosen) => onChange(chosen === 'open')}
      options={[
        { value: 'open', label: t('bulk.open') },
        { value: 'closed', label: t('bulk.closed') },
      ]}
    />
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { ChangesOfShares } from '@portal/api';
import { RadioGroup, Text } from '@portal/ui';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useNow } from '../../../common/data/index.ts';
import { FormDialog, FormNumberField, FormTextField, useFormDialog, useFormField } from '../../../common/forms/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { afterLeaving } from '../list/nextFocus.ts';
import { ShowsField } from '../ShareFields.tsx';
import css from '../Shares.module.css';
import { t } from '../texts.ts';
import { allForm, type AllForm, changeable, emptyChange, toChangeOfAll } from './form.ts';

interface ChangeAllDialogProps {
  isOpen: boolean;
  /** How many shares it changes. */
  count: number;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (changes: ChangesOfShares) => Promise<void>;
}

/** Changes one thing of many shares at once: the last day of a whole school. */
export function ChangeAllDialog({ isOpen, count, onClose, onSave }: ChangeAllDialogProps) {
  const now = useNow();
  const form = useForm<AllForm>({ resolver: zodResolver(allForm), mode: 'onTouched', defaultValues: emptyChange(now) });
  const dialog = useFormDialog(form, t('all.failed'), async (values) => {
    await onSave(toChangeOfAll(values));
    onClose();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="md"
      title={t('all.title', { count })}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('settings.save')}
      pendingLabel={t('settings.saving')}
      beside={<ReturnFocus to={afterLeaving} />}
    >
      <div className={css.form}>
        <Text as="p" tone={2}>
          {t('all.lead')}
        </Text>
        <WhatField control={form.control} />
        <NewValue control={form.control} />
      </div>
    </FormDialog>
  );
}

function WhatField({ control }: { control: Control<AllForm> }) {
  const field = useFormField<AllForm, AllForm['what']>({ control, name: 'what' });
  return <RadioGroup {...field} label={t('all.what')} options={changeable.map((value) => ({ value, label: t(`all.${value}`) }))} />;
}

function NewValue({ control }: { control: Control<AllForm> }) {
  const what = useWatch({ control, name: 'what' });
  if (what === 'shows') return <ShowsField control={control} />;
  if (what === 'canDownload') return <DownloadField control={control} />;
  if (what === 'choiceLimit') {
    return <FormNumberField control={control} name="choiceLimit" label={t('creation.limit')} description={t('creation.limitHint')} />;
  }
  return (
    <FormTextField control={control} name="expiresOn" type="date" label={t('creation.expires')} description={t('creation.expiresHint')} />
  );
}

function DownloadField({ control }: { control: Control<AllForm> }) {
  const { value, onChange, ...field } = useFormField<AllForm, boolean>({ control, name: 'canDownload' });
  return (
    <RadioGroup
      {...field}
      label={t('all.canDownload')}
      value={value ? 'open' : 'closed'}
      onChange={(chosen) => onChange(chosen === 'open')}
      options={[
        { value: 'open', label: t('all.open') },
        { value: 'closed', label: t('all.closed') },
      ]}
    />
  );
}

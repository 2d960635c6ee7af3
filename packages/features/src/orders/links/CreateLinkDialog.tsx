import { zodResolver } from '@hookform/resolvers/zod';
import type { NewLink } from '@portal/api';
import { RadioGroup } from '@portal/ui';
import { type Control, useForm, useWatch } from 'react-hook-form';
import {
  FormCheckbox,
  FormDialog,
  FormNumberField,
  FormTextField,
  notifyError,
  useFormField,
  useServerErrors,
  useSubmit,
} from '../../common/index.ts';
import { t } from './texts.ts';
import { emptyLink, type LinkForm, linkForm, toNewLink } from './form.ts';
import css from './Links.module.css';

interface CreateLinkDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Throws where it was refused. */
  onCreate: (link: NewLink) => Promise<void>;
}

/** Asks what a link for the client shall show and allow. */
export function CreateLinkDialog({ isOpen, onClose, onCreate }: CreateLinkDialogProps) {
  const form = useForm<LinkForm>({
    resolver: zodResolver(linkForm),
    mode: 'onTouched',
    defaultValues: emptyLink(),
  });
  const showFieldErrors = useServerErrors(form);
  const { submit, isPending } = useSubmit(form, async (values, fail) => {
    try {
      await onCreate(toNewLink(values));
      form.reset();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('creation.failed'), error, fail);
    }
  });
  const shows = useWatch({ control: form.control, name: 'shows' });
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      submit={submit}
      isPending={isPending}
      onClose={onClose}
      size="md"
      title={t('creation.title')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('creation.create')}
      pendingLabel={t('creation.creating')}
    >
      <div className={css.form}>
        <ShowsField control={form.control} />
        {shows !== 'retouched' && (
          <FormNumberField control={form.control} name="choiceLimit" label={t('creation.limit')} description={t('creation.limitHint')} />
        )}
        <FormTextField
          control={form.control}
          name="expiresOn"
          type="date"
          label={t('creation.expires')}
          description={t('creation.expiresHint')}
        />
        <FormTextField
          control={form.control}
          name="pin"
          label={t('creation.pin')}
          description={t('creation.pinHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormCheckbox control={form.control} name="canDownload">
          {t('creation.download')}
        </FormCheckbox>
      </div>
    </FormDialog>
  );
}

function ShowsField({ control }: { control: Control<LinkForm> }) {
  const field = useFormField<LinkForm, LinkForm['shows']>({ control, name: 'shows' });
  return (
    <RadioGroup
      {...field}
      label={t('creation.shows')}
      options={[
        { value: 'originals', label: t('creation.originals'), description: t('creation.originalsHint') },
        { value: 'retouched', label: t('creation.retouched'), description: t('creation.retouchedHint') },
        { value: 'both', label: t('creation.both') },
      ]}
    />
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import type { GroupLinks } from '@portal/api';
import { Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { FormDialog, notifyError, useServerErrors, useSubmit } from '../../common/index.ts';
import { t } from './texts.ts';
import { emptyLink, type LinkForm, linkForm, toGroupLinks } from './form.ts';
import { LinkFields } from './LinkFields.tsx';
import css from './Links.module.css';

interface GroupLinksDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Throws where it was refused. */
  onCreate: (links: GroupLinks) => Promise<void>;
}

/** Asks what the links of all groups shall show and allow. */
export function GroupLinksDialog({ isOpen, onClose, onCreate }: GroupLinksDialogProps) {
  const form = useForm<LinkForm>({ resolver: zodResolver(linkForm), mode: 'onTouched', defaultValues: emptyLink('') });
  const showFieldErrors = useServerErrors(form);
  const { submit, isPending } = useSubmit(form, async (values, fail) => {
    try {
      await onCreate(toGroupLinks(values));
      form.reset();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('groups.failed'), error, fail);
    }
  });
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      submit={submit}
      isPending={isPending}
      onClose={onClose}
      size="md"
      title={t('groups.open')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('groups.create')}
      pendingLabel={t('creation.creating')}
    >
      <div className={css.form}>
        <Text as="p" tone={2}>
          {t('groups.lead')}
        </Text>
        <LinkFields control={form.control} isForClient hasPin={false} />
      </div>
    </FormDialog>
  );
}

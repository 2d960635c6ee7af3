import { zodResolver } from '@hookform/resolvers/zod';
import type { LinkChanges, ProjectLink } from '@portal/api';
import { useForm } from 'react-hook-form';
import { FormDialog, notifyError, useServerErrors, useSubmit } from '../../common/index.ts';
import { t } from './texts.ts';
import { type LinkForm, linkForm, settingsOf, toChanges } from './form.ts';
import { LinkFields } from './LinkFields.tsx';
import css from './Links.module.css';

interface SettingsDialogProps {
  link: ProjectLink;
  isOpen: boolean;
  onClose: () => void;
  /** Throws where it was refused. */
  onSave: (link: ProjectLink, changes: LinkChanges) => Promise<void>;
}

/** What an existing link shows and allows. Its address stays. */
export function SettingsDialog({ link, isOpen, onClose, onSave }: SettingsDialogProps) {
  const form = useForm<LinkForm>({ resolver: zodResolver(linkForm), mode: 'onTouched', defaultValues: settingsOf(link) });
  const showFieldErrors = useServerErrors(form);
  const { submit, isPending } = useSubmit(form, async (values, fail) => {
    const changes = toChanges(link, values);
    try {
      if (Object.keys(changes).length > 0) await onSave(link, changes);
      onClose();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('settings.failed'), error, fail);
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
      title={t('settings.title')}
      cancelLabel={t('creation.cancel')}
      submitLabel={t('settings.save')}
      pendingLabel={t('settings.saving')}
    >
      <div className={css.form}>
        <LinkFields control={form.control} isForClient={link.role === 'client'} hasPin={link.hasPin} />
      </div>
    </FormDialog>
  );
}

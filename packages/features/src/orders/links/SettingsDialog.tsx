import { zodResolver } from '@hookform/resolvers/zod';
import type { LinkChanges, ProjectLink } from '@portal/api';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog, useConflictMessages, useFormDialog } from '../../common/index.ts';
import { t } from './texts.ts';
import { type LinkForm, linkForm, settingsOf, shownSetting, toChanges } from './form.ts';
import { LinkFields } from './LinkFields.tsx';
import css from './Links.module.css';

interface SettingsDialogProps {
  link: ProjectLink;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (link: ProjectLink, changes: LinkChanges) => Promise<void>;
  /** Requests the links as they are by now. */
  onRenew: () => Promise<void>;
}

/** What an existing link shows and allows. Its address does not change. */
export function SettingsDialog({ link, isOpen, onClose, onSave, onRenew }: SettingsDialogProps) {
  const fresh = useMemo(() => settingsOf(link), [link]);
  const form = useForm<LinkForm>({ resolver: zodResolver(linkForm), mode: 'onTouched', defaultValues: fresh });
  useConflictMessages(form, fresh, shownSetting);
  const dialog = useFormDialog(
    form,
    t('settings.failed'),
    async (values, known) => {
      const changes = toChanges(known, values);
      if (changes) await onSave(link, changes);
      onClose();
    },
    onRenew,
  );
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
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

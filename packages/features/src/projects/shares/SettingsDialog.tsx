import { zodResolver } from '@hookform/resolvers/zod';
import type { ShareChanges, ProjectShare } from '@portal/api';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog, useConflictMessages, useFormDialog } from '../../common/forms/index.ts';
import { t } from './texts.ts';
import { type ShareForm, shareForm, settingsOf, shownSetting, toChanges } from './form.ts';
import { ShareFields } from './ShareFields.tsx';
import css from './Shares.module.css';

interface SettingsDialogProps {
  share: ProjectShare;
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (share: ProjectShare, changes: ShareChanges) => Promise<void>;
  /** Requests the shares as they are by now. */
  onRenew: () => Promise<void>;
}

/** What an existing share shows and allows. Its address does not change. */
export function SettingsDialog({ share, isOpen, onClose, onSave, onRenew }: SettingsDialogProps) {
  const fresh = useMemo(() => settingsOf(share), [share]);
  const form = useForm<ShareForm>({ resolver: zodResolver(shareForm), mode: 'onTouched', defaultValues: fresh });
  useConflictMessages(form, fresh, shownSetting);
  const dialog = useFormDialog(
    form,
    t('settings.failed'),
    async (values, known) => {
      const changes = toChanges(known, values);
      if (changes) await onSave(share, changes);
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
        <ShareFields control={form.control} isForClient={share.role === 'client'} hasPin={share.hasPin} />
      </div>
    </FormDialog>
  );
}

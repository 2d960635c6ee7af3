import { zodResolver } from '@hookform/resolvers/zod';
import { type ImageGroup, type ShareChanges, type ProjectShare, updateShare } from '@portal/api';
import { useMemo } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { FormDialog, saveOver, useConflictMessages, useFormDialog } from '../../common/forms/index.ts';
import { choosesByDefault } from './families/families.ts';
import { t } from './texts.ts';
import { breadthOf, type ShareForm, shareForm, settingsOf, shownSetting, toChanges } from './form.ts';
import { ShareFields } from './ShareFields.tsx';
import css from './Shares.module.css';

interface SettingsDialogProps {
  share: ProjectShare;
  groups: readonly ImageGroup[];
  isOpen: boolean;
  onClose: () => void;
  /** Throws when the server refuses. */
  onSave: (share: ProjectShare, changes: ShareChanges, version: string) => Promise<ProjectShare>;
  /** Requests the shares as they are by now. */
  onRenew: () => Promise<void>;
}

/** What an existing share shows and allows. Its address does not change. */
export function SettingsDialog({ share, groups, isOpen, onClose, onSave, onRenew }: SettingsDialogProps) {
  const fresh = useMemo(() => settingsOf(share), [share]);
  const form = useForm<ShareForm>({ resolver: zodResolver(shareForm), mode: 'onTouched', defaultValues: fresh });
  useConflictMessages(form, fresh, shownSetting);
  const dialog = useFormDialog(
    form,
    t('settings.failed'),
    async (values, known) => {
      if (toChanges(known, values)) {
        await saveOver({
          endpoint: updateShare,
          known,
          mine: values,
          toForm: settingsOf,
          send: (mine) => onSave(share, toChanges(known, mine) ?? {}, mine.version),
          onConflict: ([first]) => form.setFocus(first as Path<ShareForm>),
        });
      }
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
        <ShareFields
          control={form.control}
          isForClient={share.role === 'client'}
          hasPin={share.hasPin}
          breadth={breadthOf(share.groupId, groups)}
          chooses={choosesByDefault(share.groupId, groups) && share.chooses}
        />
      </div>
    </FormDialog>
  );
}

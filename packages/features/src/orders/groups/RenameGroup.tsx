import { zodResolver } from '@hookform/resolvers/zod';
import { groupNameText, type ImageGroup } from '@portal/api';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextField, notifyError, useServerErrors, useSubmit } from '../../common/index.ts';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

const renameForm = z.object({ name: groupNameText });

interface RenameGroupProps {
  group: ImageGroup;
  groups: Groups;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name of a group. */
export function RenameGroup({ group, groups, isOpen, onClose }: RenameGroupProps) {
  const form = useForm<z.output<typeof renameForm>>({
    resolver: zodResolver(renameForm),
    mode: 'onTouched',
    values: { name: group.name },
  });
  const showFieldErrors = useServerErrors(form);
  const { submit, isPending } = useSubmit(form, async ({ name }, fail) => {
    try {
      await groups.rename(group, name);
      onClose();
    } catch (error) {
      if (!showFieldErrors(error)) notifyError(t('renaming.failed'), error, fail);
    }
  });
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      submit={submit}
      isPending={isPending}
      onClose={onClose}
      size="sm"
      title={t('renaming.title')}
      cancelLabel={t('renaming.cancel')}
      submitLabel={t('renaming.save')}
      pendingLabel={t('renaming.saving')}
    >
      <FormTextField control={form.control} name="name" label={t('renaming.name')} isRequired autoComplete="off" />
    </FormDialog>
  );
}

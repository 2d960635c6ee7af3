import { zodResolver } from '@hookform/resolvers/zod';
import { groupNameText, type ImageGroup } from '@portal/api';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextField, useConflictMessages, useFormDialog } from '../../common/forms/index.ts';
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
  const name = groups.list.find(({ id }) => id === group.id)?.name ?? group.name;
  const fresh = useMemo(() => ({ name }), [name]);
  const form = useForm<z.output<typeof renameForm>>({
    resolver: zodResolver(renameForm),
    mode: 'onTouched',
    defaultValues: fresh,
  });
  useConflictMessages(form, fresh, (_, now) => now.name);
  const dialog = useFormDialog(
    form,
    t('renaming.failed'),
    async (typed, known) => {
      await groups.rename(group, typed.name, known.name);
      onClose();
    },
    groups.renew,
  );
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
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

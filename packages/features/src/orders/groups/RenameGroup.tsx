import { zodResolver } from '@hookform/resolvers/zod';
import { groupNameText, type ImageGroup } from '@portal/api';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextField, takeElsewhere, useFormDialog } from '../../common/index.ts';
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
  const dialog = useFormDialog(
    form,
    t('renaming.failed'),
    async ({ name }, known) => {
      await groups.rename(group, name, known.name);
      onClose();
    },
    async (known) => {
      const fresh = (await groups.renew()).find(({ id }) => id === group.id);
      if (fresh) takeElsewhere(form, known, { name: fresh.name }, (_, { name }) => name);
    },
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

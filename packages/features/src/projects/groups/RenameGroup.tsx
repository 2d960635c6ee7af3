import { zodResolver } from '@hookform/resolvers/zod';
import { groupNameText, type ImageGroup, normalizeEmail, optionalEmail, partnersOf } from '@portal/api';
import { SearchableDropdown, TextButton } from '@portal/ui';
import { useMemo, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, FormTextField, useConflictMessages, useFormDialog, useFormField } from '../../common/forms/index.ts';
import css from './Groups.module.css';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { MergeGroups } from './merging/MergeGroups.tsx';
import { t } from './texts.ts';
import type { Groups } from './useGroups.ts';

const renameForm = z.object({
  name: groupNameText,
  /** The id of the class, as text; null: none. */
  classId: z.nullable(z.string()),
  /** Of the family; empty: none. */
  email: optionalEmail,
});
type RenameForm = z.output<typeof renameForm>;

interface RenameGroupProps {
  group: ImageGroup;
  groups: Groups;
  /** How many photos each has. */
  counts: ReadonlyMap<number, number>;
  isOpen: boolean;
  onClose: () => void;
  /** The group has become one with another. */
  onMerged: () => void;
  /** Where the focus goes when the group is gone. */
  nextFocus: () => HTMLElement | null | undefined;
}

/** Asks for the name of a group, and for the class that it is in. A class with pupils is in none. */
export function RenameGroup({ group, groups, counts, isOpen, onClose, onMerged, nextFocus }: RenameGroupProps) {
  const { name, classId, familyEmail } = groups.list.find(({ id }) => id === group.id) ?? group;
  const [isMerging, setMerging] = useState(false);
  const fresh = useMemo(
    () => ({ name, classId: classId === null ? null : `${classId}`, email: familyEmail ?? '' }),
    [name, classId, familyEmail],
  );
  const partners = useMemo(() => partnersOf(groups.list, group.id), [groups.list, group.id]);
  const classes = groups.list.filter((one) => one.classId === null && one.id !== group.id);
  const hasPupils = groups.list.some((one) => one.classId === group.id);
  const form = useForm<RenameForm>({
    resolver: zodResolver(renameForm),
    mode: 'onTouched',
    defaultValues: fresh,
  });
  useConflictMessages(form, fresh, (field, now) =>
    field === 'classId' ? (classes.find(({ id }) => `${id}` === now.classId)?.name ?? '') : field === 'email' ? now.email : now.name,
  );
  const dialog = useFormDialog(
    form,
    t('renaming.failed'),
    async (typed, known) => {
      if (typed.classId !== known.classId) await groups.move([group.id], typed.classId === null ? null : Number(typed.classId));
      if (typed.email !== known.email) await groups.setEmails([{ groupId: group.id, email: normalizeEmail(typed.email) || null }]);
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
      beside={
        <>
          {partners.length > 0 && (
            <div className={css.merge}>
              <TextButton onPress={() => setMerging(true)}>{t('merging.action')}</TextButton>
            </div>
          )}
          <ReturnFocus to={nextFocus} />
          <MergeGroups
            group={group}
            partners={partners}
            groups={groups}
            counts={counts}
            isOpen={isMerging}
            onClose={() => setMerging(false)}
            onMerged={() => {
              setMerging(false);
              form.reset();
              onClose();
              onMerged();
            }}
          />
        </>
      }
    >
      <div className={css.fields}>
        <FormTextField control={form.control} name="name" label={t('renaming.name')} isRequired autoComplete="off" />
        {classes.length > 0 && !hasPupils && <ClassField control={form.control} classes={classes} />}
        {!hasPupils && (
          <FormTextField
            control={form.control}
            name="email"
            type="email"
            label={t('renaming.email')}
            description={t('renaming.emailHint')}
            autoComplete="off"
          />
        )}
      </div>
    </FormDialog>
  );
}

function ClassField({ control, classes }: { control: Control<RenameForm>; classes: readonly ImageGroup[] }) {
  const field = useFormField<RenameForm, string | null>({ control, name: 'classId' });
  const options = useMemo(() => classes.map(({ id, name }) => ({ value: `${id}`, label: name })), [classes]);
  return (
    <SearchableDropdown
      {...field}
      label={t('renaming.class')}
      description={t('renaming.classHint')}
      placeholder={t('renaming.noClass')}
      options={options}
    />
  );
}

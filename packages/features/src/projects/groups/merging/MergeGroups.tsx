import { zodResolver } from '@hookform/resolvers/zod';
import { groupLabels, type ImageGroup } from '@portal/api';
import { SearchableDropdown, Text, toasts } from '@portal/ui';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormDialog, useFormDialog, useFormField } from '../../../common/forms/index.ts';
import css from '../Groups.module.css';
import { countText } from './countText.ts';
import { t } from '../texts.ts';
import type { Groups } from '../useGroups.ts';

const mergeForm = z.object({ into: z.string(t('merging.required')).check(z.minLength(1, t('merging.required'))) });
type MergeForm = z.output<typeof mergeForm>;

interface MergeGroupsProps {
  group: ImageGroup;
  /** The groups with which it may become one. */
  partners: readonly ImageGroup[];
  groups: Groups;
  counts: ReadonlyMap<number, number>;
  isOpen: boolean;
  onClose: () => void;
  /** The group is gone; its photos are in the other one. */
  onMerged: () => void;
}

/** Asks into which group the photos of this one come, and says what moves. */
export function MergeGroups({ group, partners, groups, counts, isOpen, onClose, onMerged }: MergeGroupsProps) {
  const form = useForm<MergeForm>({ resolver: zodResolver(mergeForm), defaultValues: { into: '' } });
  const field = useFormField<MergeForm, string>({ control: form.control, name: 'into' });
  const labels = useMemo(() => groupLabels(groups.list), [groups.list]);
  const options = useMemo(() => partners.map(({ id }) => ({ value: `${id}`, label: labels.get(id) ?? '' })), [partners, labels]);
  const target = groups.list.find(({ id }) => `${id}` === field.value);
  const names = { from: labels.get(group.id) ?? group.name, into: labels.get(target?.id ?? 0) ?? '' };
  const pupils = groups.list.filter(({ classId }) => classId === group.id).length;
  const lost = target?.familyEmail && group.familyEmail !== target.familyEmail ? group.familyEmail : null;
  const dialog = useFormDialog(form, t('merging.failed'), async ({ into }) => {
    await groups.merge(group, Number(into));
    toasts.show({ type: 'success', title: t('merging.done', names) });
    onMerged();
  });
  return (
    <FormDialog
      {...dialog}
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title={t('merging.title')}
      cancelLabel={t('merging.cancel')}
      submitLabel={t('merging.submit')}
      pendingLabel={t('merging.pending')}
    >
      <div className={css.fields}>
        <SearchableDropdown
          {...field}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          label={t('merging.into')}
          description={t('merging.hint', { name: names.from })}
          options={options}
        />
        {target && (
          <div aria-live="polite">
            <Text as="p">{t('merging.moves', { ...names, what: countText(pupils, counts.get(group.id) ?? 0) })}</Text>
            <Text as="p" tone={2}>
              {[group.classId !== null && t('merging.card'), lost !== null && t('merging.email', { email: lost }), t('merging.final')]
                .filter((sentence) => sentence !== false)
                .join(' ')}
            </Text>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

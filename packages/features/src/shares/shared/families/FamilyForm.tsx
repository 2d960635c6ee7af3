import { zodResolver } from '@hookform/resolvers/zod';
import { shareLimits, shareSentences, type SharedProject, textLength } from '@portal/api';
import { Button, Heading, Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField, useSubmit } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import { Contacts } from '../contact/Contacts.tsx';
import css from '../Shared.module.css';

const familyForm = z.object({
  name: z.string().check(
    z.refine((name) => textLength(name) > 0, shareSentences.familyRequired),
    z.refine((name) => textLength(name) <= shareLimits.familyNameLength, shareSentences.familyLength),
  ),
});
type FamilyForm = z.output<typeof familyForm>;

interface FamilyFormProps {
  share: SharedProject;
  /** Leads to the family's own page; returns the error message where that is refused. */
  onJoin: (name: string) => Promise<string | null>;
}

/** Asks once which child is chosen for. No photo and no other name is shown before. */
export function FamilyForm({ share, onJoin }: FamilyFormProps) {
  const form = useForm<FamilyForm>({ resolver: zodResolver(familyForm), mode: 'onSubmit', defaultValues: { name: '' } });
  const { submit, isPending } = useSubmit(form, async ({ name }) => {
    const refusal = await onJoin(name);
    if (refusal !== null) form.setError('name', { message: refusal }, { shouldFocus: true });
  });
  return (
    <form className={css.pin} noValidate onSubmit={submit}>
      <div className={css.greeting}>
        <Text tone={2}>{t('from', { name: share.photographer.name })}</Text>
        <Text>{[share.groupName, share.projectName].filter(Boolean).join(' · ')}</Text>
        <Heading level={1} look="title-1">
          {t('family.title')}
        </Heading>
        <Text tone={2}>{t('family.lead')}</Text>
      </div>
      <FormTextField control={form.control} name="name" label={t('family.label')} isRequired autoComplete="off" />
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('family.opening')}>
        {t('family.open')}
      </Button>
      <Contacts />
    </form>
  );
}

import { type AlsoShows, groupLabels, type ImageGroup, shareLimits } from '@portal/api';
import { Checkbox, RadioGroup, SearchableDropdown } from '@portal/ui';
import { useMemo } from 'react';
import { type Control, type FieldPathByValue, useWatch } from 'react-hook-form';
import { FormDateField, FormCheckbox, FormNumberField, FormTextField, useFormField } from '../../common/forms/index.ts';
import { t } from './texts.ts';
import type { ShareForm } from './form.ts';

interface ShareFieldsProps {
  control: Control<ShareForm>;
  /** A retoucher gets what clients have chosen, and chooses nothing. */
  isForClient: boolean;
  /** It has a PIN already, which may stay, be changed or be removed. */
  hasPin: boolean;
  /** The share is new. */
  isNew?: boolean;
  /** The groups of the project, one of which a new share may show alone. */
  groups?: readonly ImageGroup[];
  /** Whether it is of a pupil, or of a class with pupils: then it may show the class, or the pupils, too. */
  breadth?: AlsoShows;
}

/** What a share shows and allows. */
export function ShareFields({ control, isForClient, hasPin, isNew = false, groups = [], breadth = null }: ShareFieldsProps) {
  const shows = useWatch({ control, name: 'shows' });
  const isPinRemoved = useWatch({ control, name: 'isPinRemoved' });
  return (
    <>
      {isNew && <RoleField control={control} />}
      {isNew && groups.length > 0 && <GroupField control={control} groups={groups} />}
      {breadth !== null && <BesidesField control={control} breadth={breadth} />}
      {isForClient && <ShowsField control={control} />}
      {isForClient && shows !== 'retouched' && (
        <FormNumberField control={control} name="choiceLimit" label={t('creation.limit')} description={t('creation.limitHint')} />
      )}
      {isForClient && shows !== 'retouched' && <WatermarkFields control={control} />}
      <FormDateField control={control} name="expiresOn" label={t('creation.expires')} description={t('creation.expiresHint')} />
      {!isPinRemoved && (
        <FormTextField
          control={control}
          name="pin"
          label={hasPin ? t('settings.pin') : t('creation.pin')}
          description={hasPin ? t('settings.pinHint') : t('creation.pinHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {hasPin && (
        <FormCheckbox control={control} name="isPinRemoved">
          {t('settings.noPin')}
        </FormCheckbox>
      )}
      {(isForClient || !isNew) && (
        <FormCheckbox control={control} name="canDownload">
          {t('creation.download')}
        </FormCheckbox>
      )}
    </>
  );
}

/** A watermark across the originals: nobody gets a photo without it through the share. */
function WatermarkFields({ control }: { control: Control<ShareForm> }) {
  const hasWatermark = useWatch({ control, name: 'hasWatermark' });
  return (
    <>
      <FormCheckbox control={control} name="hasWatermark">
        {t('creation.watermarked')}
      </FormCheckbox>
      {hasWatermark && (
        <FormTextField
          control={control}
          name="watermark"
          label={t('creation.watermark')}
          description={t('creation.watermarkHint')}
          maxLength={shareLimits.watermarkLength}
          autoComplete="off"
        />
      )}
    </>
  );
}

function RoleField({ control }: { control: Control<ShareForm> }) {
  const field = useFormField<ShareForm, ShareForm['role']>({ control, name: 'role' });
  return (
    <RadioGroup
      {...field}
      label={t('creation.role')}
      options={[
        { value: 'client', label: t('creation.client') },
        { value: 'retoucher', label: t('creation.retoucher'), description: t('creation.retoucherHint') },
      ]}
    />
  );
}

function GroupField({ control, groups }: { control: Control<ShareForm>; groups: readonly ImageGroup[] }) {
  const field = useFormField<ShareForm, string | null>({ control, name: 'groupId' });
  const options = useMemo(() => [...groupLabels(groups)].map(([id, label]) => ({ value: `${id}`, label })), [groups]);
  return (
    <SearchableDropdown
      {...field}
      label={t('creation.group')}
      description={t('creation.groupHint')}
      placeholder={t('creation.wholeProject')}
      options={options}
    />
  );
}

/** Whether it shows the class, or the pupils, too: what was ticked for the one does not hold for the other. */
function BesidesField({ control, breadth }: { control: Control<ShareForm>; breadth: NonNullable<AlsoShows> }) {
  const { value, onChange, ...field } = useFormField<ShareForm, AlsoShows>({ control, name: 'alsoShows' });
  return (
    <Checkbox
      {...field}
      isSelected={value === breadth}
      onChange={(isSelected) => onChange(isSelected ? breadth : null)}
      description={t(`creation.with.${breadth}Hint`)}
    >
      {t(`creation.with.${breadth}`)}
    </Checkbox>
  );
}

/** What clients see, in any form with such a field. */
export function ShowsField<Form extends Pick<ShareForm, 'shows'>>({ control }: { control: Control<Form> }) {
  const field = useFormField<Form, ShareForm['shows']>({ control, name: 'shows' as FieldPathByValue<Form, ShareForm['shows']> });
  return (
    <RadioGroup
      {...field}
      label={t('creation.shows')}
      options={[
        { value: 'originals', label: t('creation.originals'), description: t('creation.originalsHint') },
        { value: 'retouched', label: t('creation.retouched'), description: t('creation.retouchedHint') },
        { value: 'both', label: t('creation.both') },
      ]}
    />
  );
}

import { avatarTypes, limits } from '@portal/api';
import { AvatarField } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { FormTextArea, FormTextField } from '../../../common/forms/index.ts';
import { t } from '../../texts.ts';
import { CityField } from './CityField.tsx';
import type { ProfileForm } from '../form.ts';
import { FormSection } from './FormSection.tsx';
import css from './FormSection.module.css';
import { type AvatarUpload } from '../avatar/useAvatarUpload.ts';

interface PersonalSectionProps {
  control: Control<ProfileForm>;
  avatar: string | null;
  name: string;
  upload: AvatarUpload;
  onChooseAvatar: (file: File) => void;
  onRemoveAvatar: () => void;
}

/** Avatar, names, city, a short description. */
export function PersonalSection({ control, avatar, name, upload, onChooseAvatar, onRemoveAvatar }: PersonalSectionProps) {
  return (
    <FormSection title={t('profile.personal')}>
      <div id="avatar">
        <AvatarField
          label={t('profile.avatar')}
          name={name}
          src={upload.state === 'sending' ? upload.preview : avatar}
          accept={[...avatarTypes]}
          description={t('profile.avatarHint', { side: String(limits.avatarSide) })}
          errorMessage={upload.state === 'refused' ? upload.message : undefined}
          isPending={upload.state === 'sending'}
          progress={upload.state === 'sending' ? upload.percent : undefined}
          onSelect={onChooseAvatar}
          onRemove={onRemoveAvatar}
        />
      </div>
      <div className={css.pair}>
        <FormTextField control={control} name="firstName" label={t('profile.firstName')} isRequired autoComplete="given-name" />
        <FormTextField control={control} name="lastName" label={t('profile.lastName')} isRequired autoComplete="family-name" />
      </div>
      <CityField control={control} />
      <FormTextArea control={control} name="bio" label={t('profile.bio')} isRequired limit={limits.bioLength} rows={4} />
    </FormSection>
  );
}

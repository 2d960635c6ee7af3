import { zodResolver } from '@hookform/resolvers/zod';
import { type Answered, type listCategories, type Portfolio, type Profile, type SocialNetwork } from '@portal/api';
import { breakpoints, ButtonLink, useMediaQuery } from '@portal/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { CabinetPage, PageHead } from '../../common/cards/index.ts';
import { type OnConflict, useDraft, useFresh, useUnsaved } from '../../common/forms/index.ts';
import { type ReadState, useSession } from '../../common/data/index.ts';
import { factsOf, hasPhotos, isCardComplete, isListed } from '../completion/completion.ts';
import { t } from '../texts.ts';
import { CardPreview, PreviewedCard } from './preview/CardPreview.tsx';
import { conflictText } from './conflictText.ts';
import { ContactsSection } from './sections/ContactsSection.tsx';
import { offeredNetworks, profileForm, type ProfileForm as Values, toForm } from './form.ts';
import { CompleteBanner, LiveCompletion } from './preview/LiveCompletion.tsx';
import { PersonalSection } from './sections/PersonalSection.tsx';
import { PricesSection } from './sections/PricesSection.tsx';
import css from './ProfileForm.module.css';
import { DiscardQuestion, SaveBar } from './SaveBar.tsx';
import { SpecializationsSection } from './sections/SpecializationsSection.tsx';
import { RemoveAvatar } from './avatar/RemoveAvatar.tsx';
import { cropDialog, useAvatarUpload } from './avatar/useAvatarUpload.ts';
import { useFocusFromAddress } from './useFocusFromAddress.ts';
import { useSaveProfile } from './useSaveProfile.ts';

interface ProfileFormProps {
  profile: Profile;
  /** Called with the card as the server has it now. */
  onProfile: (next: (now: Profile) => Profile) => void;
  categories: ReadState<Answered<typeof listCategories>>;
  /** Null while they are loading. */
  networks: readonly SocialNetwork[] | null;
  portfolios: readonly Portfolio[];
  /** Rendered below the form, and not part of it. */
  children?: ReactNode;
}

/** The card's form, how complete it is, and how visitors will see it. */
export function ProfileForm({ profile, onProfile, categories, networks, portfolios, children }: ProfileFormProps) {
  const session = useSession();
  const isWide = useMediaQuery(`(width >= ${breakpoints.xl}rem)`);
  const saved = useMemo(() => toForm(profile), [profile]);
  const form = useForm<Values>({ resolver: zodResolver(profileForm), mode: 'onTouched', defaultValues: saved });
  const specializations = categories.state === 'ready' ? categories.data : [];
  const reportConflicts: OnConflict<Values> = (fields, fresh) => {
    for (const field of fields) form.setError(field as Path<Values>, { message: conflictText(field, fresh, specializations) });
  };
  useFresh(form, saved, reportConflicts);
  const { control, formState } = form;
  const { submit, isPending } = useSaveProfile(form, onProfile);
  const showAvatar = (avatar: string | null) => {
    // The card may have been saved since the file was chosen.
    onProfile((now) => ({ ...now, avatar }));
    session.update({ avatar });
  };
  const { upload, choose: chooseAvatar, endCrop } = useAvatarUpload(showAvatar);
  const [isRemoving, setRemoving] = useState(false);
  useUnsaved(formState.isDirty);
  useUnsaved(upload.state === 'sending', 'page', 'upload');
  const [isDiscarding, setDiscarding] = useState(false);
  useFocusFromAddress(form);
  useDraft('card', form, reportConflicts);
  const live = { control, avatar: profile.avatar, hasPortfolio: hasPhotos(portfolios) };

  const shown = {
    control,
    profile,
    avatar: upload.state === 'sending' ? upload.preview : profile.avatar,
    specializations,
    portfolios,
  };

  return (
    <CabinetPage>
      <form className={css.form} noValidate onSubmit={submit}>
        <PageHead title={t('profile.title')} lead={t(isListed(profile) ? 'profile.lead' : 'profile.notListed')}>
          {isListed(profile) && (
            <ButtonLink href={`/photographer/${profile.id}`} target="_blank" tone="secondary" icon="ext">
              {t('profile.openPublic')}
            </ButtonLink>
          )}
        </PageHead>
        {isCardComplete(factsOf(profile, portfolios)) && <CompleteBanner {...live} />}
        <div className={css.columns}>
          {!isWide && <LiveCompletion {...live} look="bar" />}
          <div>
            <PersonalSection
              control={control}
              avatar={profile.avatar}
              name={profile.firstName}
              upload={upload}
              onChooseAvatar={chooseAvatar}
              onRemoveAvatar={() => setRemoving(true)}
            />
            <PricesSection control={control} />
            <ContactsSection control={control} networks={offeredNetworks(networks, profile)} />
            <SpecializationsSection control={control} categories={categories} />
          </div>
          {isWide ? (
            <aside className={css.aside} aria-label={t('profile.preview')}>
              {/* First, so that it is visible from the first field on, on a low screen too. */}
              <CardPreview {...shown} />
              <LiveCompletion {...live} look="panel" />
            </aside>
          ) : (
            <CardPreview {...shown} />
          )}
        </div>
        {(formState.isDirty || isPending) && (
          <SaveBar isPending={isPending} onDiscard={() => setDiscarding(true)} preview={isWide ? null : <PreviewedCard {...shown} />} />
        )}
      </form>
      {upload.state === 'cropping' && cropDialog.value && (
        <cropDialog.value.CropDialog chosen={upload.chosen} onCropped={endCrop} onClose={() => endCrop(null)} />
      )}
      <RemoveAvatar isOpen={isRemoving} onOpenChange={setRemoving} onRemoved={() => showAvatar(null)} />
      <DiscardQuestion isOpen={isDiscarding} onOpenChange={setDiscarding} onConfirm={() => form.reset()} />
      {children}
    </CabinetPage>
  );
}

import { CabinetPage } from '../../common/cards/index.ts';
import { Button, Heading, Switch, Text } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { t } from '../texts.ts';
import css from './SettingsView.module.css';
import type { Settings } from './useSettings.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SignInSection } from './sign-in/SignInSection.tsx';

interface SettingsViewProps extends Settings {
  /** The theme selector, which belongs to the app. */
  appearance: ReactNode;
}

/** The settings in one column. */
export function SettingsView({ control, isLoading, isUnknown, noteChoice, isSaving, save, appearance }: SettingsViewProps) {
  const { field } = useController({ control, name: 'available' });
  return (
    <CabinetPage gap="l" width="narrow">
      <Heading level={1}>{t('dashboard.settings.title')}</Heading>
      <form className={css.section} noValidate onSubmit={save}>
        <Heading level={2} look="title-2">
          {t('dashboard.settings.catalogue')}
        </Heading>
        <div className={css.row}>
          <Switch
            look="row"
            isSelected={field.value}
            onChange={(isOn) => {
              field.onChange(isOn);
              noteChoice();
            }}
            inputRef={field.ref}
            isDisabled={isLoading}
            description={t('dashboard.settings.availableHint')}
          >
            {t('dashboard.settings.available')}
          </Switch>
        </div>
        <div>
          <Button type="submit" isPending={isSaving} isDisabled={isUnknown} pendingText={t('dashboard.settings.saving')}>
            {t('dashboard.settings.save')}
          </Button>
        </div>
        {isUnknown && !isLoading && (
          <Text look="caption" tone={3}>
            {t('dashboard.settings.unknown')}
          </Text>
        )}
      </form>
      {appearance && (
        <section className={css.section}>
          <Heading level={2} look="title-2">
            {t('dashboard.settings.appearance')}
          </Heading>
          {appearance}
        </section>
      )}
      <SignInSection />
      <DangerZone />
    </CabinetPage>
  );
}

/** Actions that cannot be undone. */
function DangerZone() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={css.zone}>
      <div className={css.title}>
        <Heading level={2} look="title-3">
          {t('dashboard.settings.danger')}
        </Heading>
      </div>
      <div className={css.words}>
        <Text look="body-s" tone={2}>
          {t('dashboard.settings.dangerText')}
        </Text>
      </div>
      <Button tone="danger" onPress={() => setConfirming(true)}>
        {t('dashboard.settings.delete')}
      </Button>
      <DeleteAccountDialog isOpen={isConfirming} onOpenChange={setConfirming} />
    </section>
  );
}

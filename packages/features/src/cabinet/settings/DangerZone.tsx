import { Button, Heading, Text } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import css from './DangerZone.module.css';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** What cannot be taken back. */
export function DangerZone() {
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

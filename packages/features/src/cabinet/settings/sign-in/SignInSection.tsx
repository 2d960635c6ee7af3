import { listSessions } from '@portal/api';
import { Button, Heading, Text } from '@portal/ui';
import { useState } from 'react';
import { useRead, useSession } from '../../../common/data/index.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SessionList } from './SessionList.tsx';
import css from './SignIn.module.css';
import { t } from './texts.ts';

/** By what one signs in, and where one is signed in. */
export function SignInSection() {
  const session = useSession();
  const sessions = useRead(listSessions, {});
  const [isChanging, setChanging] = useState(false);
  const email = session.state === 'signed-in' ? session.user.email : null;
  return (
    <section className={css.section} tabIndex={-1}>
      <Heading level={2} look="title-2">
        {t('title')}
      </Heading>
      <div className={css.row}>
        <div className={css.words}>
          <Text look="caption" tone={3}>
            {t('email')}
          </Text>
          <Text>{email ?? '—'}</Text>
        </div>
        <Button tone="secondary" onPress={() => setChanging(true)}>
          {t('password.action')}
        </Button>
      </div>
      <SessionList sessions={sessions} />
      <PasswordDialog
        isOpen={isChanging}
        onClose={() => setChanging(false)}
        onChanged={() => {
          if (sessions.state === 'ready') sessions.replace((list) => list.filter(({ isCurrent }) => isCurrent));
        }}
      />
    </section>
  );
}

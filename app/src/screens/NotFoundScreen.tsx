import { Button, ButtonLink, Heading, NotFoundFrame, Text } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../texts.ts';
import css from './NotFoundScreen.module.css';

/** Whether Back stays in the portal (ledger OPEN-53): the router only knows its own history entries, the browser also typed addresses. */
function isReached(key: string): boolean {
  return key !== 'default' || ('navigation' in window && window.navigation.canGoBack);
}

/** The page for unknown addresses. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  const location = useLocation();
  const back = () => void (isReached(location.key) ? navigate(-1) : navigate('/'));
  return (
    <div className={css.page}>
      <div className={css.words}>
        <Heading level={1}>{t('notFound.title')}</Heading>
        <Text look="body-l" tone={2}>
          {t('notFound.text')}
        </Text>
        <div className={css.actions}>
          <ButtonLink href="/" size="lg">
            {t('notFound.home')}
          </ButtonLink>
          <Button tone="secondary" size="lg" icon="aleft" onPress={back}>
            {t('notFound.back')}
          </Button>
        </div>
      </div>
      <div className={css.frame}>
        <NotFoundFrame />
      </div>
    </div>
  );
}

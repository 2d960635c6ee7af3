import { Button, ButtonLink, Heading, NotFoundFrame, Text } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../texts.ts';
import css from './NotFoundScreen.module.css';

/** Any address that leads nowhere. */
export function NotFoundScreen() {
  const navigate = useNavigate();
  const location = useLocation();
  // The key of the first entry: there is nothing in the portal to go back to (ledger OPEN-53).
  const isFirst = location.key === 'default';
  const back = () => void (isFirst ? navigate('/') : navigate(-1));
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

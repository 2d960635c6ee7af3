import type { Photographer } from '@portal/api';
import { Button, ButtonLink, Skeleton, Text, TextButton } from '@portal/ui';
import { copyAddress } from '../../common/overlays/index.ts';
import { PhotographerCard } from '../../common/cards/index.ts';
import type { ReadState } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './OwnCard.module.css';
import { Section } from './Section.tsx';

/** The complete card as the directory shows it, with links to view and share it. */
export function OwnCard({ id, card }: { id: number; card: ReadState<Photographer> }) {
  const address = `/photographer/${id}`;
  return (
    <Section title={t('dashboard.card.title')}>
      {card.state === 'loading' && <Skeleton width="100%" height={420} radius="photo" />}
      {card.state === 'failed' && (
        <Text tone={2}>
          {t('dashboard.card.failed')} <TextButton onPress={card.retry}>{t('dashboard.retry')}</TextButton>
        </Text>
      )}
      {card.state === 'ready' && (
        <div className={css.panel}>
          <PhotographerCard photographer={card.data} variant="preview" level={3} />
        </div>
      )}
      <div className={css.actions}>
        <Button tone="secondary" size="sm" onPress={() => void copyAddress(address)}>
          {t('dashboard.card.copy')}
        </Button>
        <ButtonLink href={address} tone="ghost" size="sm">
          {t('dashboard.card.open')}
        </ButtonLink>
      </div>
    </Section>
  );
}

import { Button, CompletionMeter, Icon, Link, Modal, Text, VisuallyHidden } from '@portal/ui';
import { Fragment, useState } from 'react';
import { t } from '../texts.ts';
import { type CardFacts, type CardPart, completionPercent, missingParts, tipsOf } from './completion.ts';
import css from './CompletionPanel.module.css';

interface CompletionPanelProps {
  card: CardFacts;
  /** `panel` is beside the form with its tips open; `bar` above it, with the tips behind a button. */
  look: 'panel' | 'bar';
}

/** How complete the card is, and what would complete it. */
export function CompletionPanel({ card, look }: CompletionPanelProps) {
  const [areTipsOpen, setTipsOpen] = useState(false);
  const percent = completionPercent(card);
  const missing = missingParts(card);
  const isBar = look === 'bar';
  return (
    <div className={css.panel} data-look={look}>
      <div className={css.head}>
        <CompletionMeter percent={percent} src={card.avatar} name={card.firstName} size={isBar ? 72 : 88} />
        <div className={css.words}>
          <p className={css.percent}>{t('completion.percent', { percent })}</p>
          <Text look="body-s" tone={2}>
            <LeftToFill missing={missing} />
          </Text>
        </div>
        {isBar && missing.length > 0 && (
          <Button tone="secondary" size="sm" onPress={() => setTipsOpen(true)}>
            {t('completion.tips')}
          </Button>
        )}
      </div>
      {isBar ? (
        <Modal isOpen={areTipsOpen} onOpenChange={setTipsOpen} size="sm" title={t('completion.tips')}>
          <TipList card={card} />
        </Modal>
      ) : (
        <TipList card={card} />
      )}
    </div>
  );
}

/** The five tips; those that are followed are checked. */
function TipList({ card }: { card: CardFacts }) {
  return (
    <ul className={css.tips}>
      {tipsOf(card).map(({ id, isDone }) => (
        <li key={id} className={css.tip} data-done={isDone || undefined}>
          <span className={css.mark}>{isDone && <Icon name="check" size={16} />}</span>
          <span>
            <VisuallyHidden>{`${isDone ? t('completion.done') : t('completion.open')} `}</VisuallyHidden>
            {t(`completion.tip.${id}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Осталось: ставка за час и телефон»: each part links to its field. For a complete card it says so. */
function LeftToFill({ missing }: { missing: readonly CardPart[] }) {
  if (missing.length === 0) return t('completion.full');
  let place = 0;
  const parts = list.formatToParts(missing.map((part) => t(`completion.parts.${part}`)));
  return (
    <>
      {t('completion.left')}{' '}
      {parts.map(({ type, value }) => {
        if (type === 'literal') return <Fragment key={`after ${place}`}>{value}</Fragment>;
        const part = missing[place++];
        return (
          <Link key={part} href={`/dashboard/profile#${part}`}>
            {value}
          </Link>
        );
      })}
    </>
  );
}

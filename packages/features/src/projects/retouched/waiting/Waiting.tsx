import type { Retouched } from '@portal/api';
import { Banner, Button, Heading, Text, ToggleGroup } from '@portal/ui';
import { t } from '../../texts.ts';
import css from './Waiting.module.css';
import { waitingOf, type WaitingFilter } from './waiting.ts';

interface WaitingProps {
  /** Of the group that is shown. */
  photos: readonly Retouched[];
  /** How many were shown to clients last; 0: nothing can be taken back. */
  shownCount: number;
  filter: WaitingFilter;
  onFilter: (filter: WaitingFilter) => void;
  onShow: (photos: readonly Retouched[]) => void;
  onUndo: () => void;
}

/** What waits for the photographer before clients see it, with the actions on all of them, and a way back from the last one. */
export function Waiting({ photos, shownCount, filter, onFilter, onShow, onUndo }: WaitingProps) {
  const { all, fresh, accepted, loose } = waitingOf(photos);
  return (
    <>
      {shownCount > 0 && (
        <Banner tone="ok" title={t('retouched.show.done', { count: shownCount })} isLive>
          <Button size="sm" tone="secondary" icon="restore" onPress={onUndo}>
            {t('retouched.show.undo')}
          </Button>
        </Banner>
      )}
      {all.length > 0 && (
        <section className={css.waiting} aria-label={t('retouched.waiting.title', { count: all.length })}>
          <Heading level={3} look="title-3">
            {t('retouched.waiting.title', { count: all.length })}
          </Heading>
          <Text as="p" look="body-s" tone={2}>
            {t('retouched.waiting.text')}
            {accepted.length > 0 && ` ${t('retouched.waiting.accepted', { count: accepted.length })}`}
            {loose.length > 0 && ` ${t('retouched.waiting.loose', { count: loose.length })}`}
          </Text>
          <div className={css.actions}>
            {fresh.length > 0 && (
              <Button size="sm" icon="check" onPress={() => onShow(fresh)}>
                {t('retouched.show.all', { count: fresh.length })}
              </Button>
            )}
            {accepted.length > 0 && (
              <Button size="sm" tone={fresh.length > 0 ? 'secondary' : 'primary'} icon="check" onPress={() => onShow(accepted)}>
                {t('retouched.show.allNext', { count: accepted.length })}
              </Button>
            )}
            <ToggleGroup
              label={t('retouched.waiting.filter')}
              isLabelHidden
              selectionMode="single"
              isDisallowEmpty
              options={[
                { value: 'all', label: t('retouched.waiting.everything') },
                { value: 'waiting', label: t('retouched.waiting.only') },
              ]}
              value={[filter]}
              onChange={([next]) => onFilter(next === 'waiting' ? 'waiting' : 'all')}
            />
          </div>
        </section>
      )}
    </>
  );
}

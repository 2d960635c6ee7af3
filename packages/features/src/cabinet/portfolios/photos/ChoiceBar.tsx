import type { Portfolio, PortfolioPhoto } from '@portal/api';
import { breakpoints, Button, ConfirmDialog, IconButton, type IconName, Menu, ModeBar, TextButton, useMediaQuery } from '@portal/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { usePortfolios } from '../usePortfolios.ts';
import type { usePhotoChanges } from './usePhotoChanges.ts';

interface ChoiceBarProps {
  portfolio: Portfolio;
  chosen: readonly PortfolioPhoto[];
  onChoose: (ids: string[]) => void;
  /** Ids of the photos that may be chosen. */
  shownIds: string[];
  changes: ReturnType<typeof usePhotoChanges>;
  onEnd: () => void;
}

/** How many photos of a portfolio are chosen, and the actions on all of them. */
export function ChoiceBar({ portfolio, chosen, onChoose, shownIds, changes, onEnd }: ChoiceBarProps) {
  const { categories, portfolios } = usePortfolios();
  const isWide = useMediaQuery(`(width >= ${breakpoints.md}rem)`);
  const [isDeleting, setDeleting] = useState(false);
  const none = chosen.length === 0 || changes.isPending;
  const kinds = [...(categories.state === 'ready' ? categories.data : []), { id: null, name: t('form.noCategory') }];
  const others = portfolios.filter(({ id }) => id !== portfolio.id);
  const action = (icon: IconName, label: string, isDisabled: boolean, onPress?: () => void) =>
    isWide ? (
      <Button tone="ghost" size="sm" icon={icon} isDisabled={isDisabled} {...(onPress && { onPress })}>
        {label}
      </Button>
    ) : (
      <IconButton icon={icon} label={label} isDisabled={isDisabled} {...(onPress && { onPress })} />
    );
  return (
    <>
      <ModeBar
        label={t('choice.label', { title: portfolio.title })}
        status={chosen.length > 0 ? t('choice.count', { count: chosen.length }) : t('choice.none')}
        aside={chosen.length < shownIds.length && <TextButton onPress={() => onChoose(shownIds)}>{t('choice.all')}</TextButton>}
      >
        <Menu
          label={t('form.category')}
          trigger={action('tag', t('form.category'), none)}
          items={kinds.map(({ id, name }) => ({
            id: String(id),
            label: name,
            onAction: () => void changes.specialize(chosen, id),
          }))}
        />
        {others.length > 0 && (
          <Menu
            label={t('choice.move')}
            trigger={action('folder', t('choice.move'), none)}
            items={others.map((other) => ({
              id: String(other.id),
              label: other.title,
              onAction: () => void changes.move(chosen, other),
            }))}
          />
        )}
        {action('image', t('choice.cover'), none || chosen.length > 1, () => {
          if (chosen[0]) void changes.makeCover(chosen[0]);
        })}
        {action('trash', t('delete.confirm'), none, () => setDeleting(true))}
        <Button tone="secondary" size="sm" onPress={onEnd}>
          {t('choice.end')}
        </Button>
      </ModeBar>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t('choice.delete.title', { count: chosen.length })}
        confirmLabel={t('delete.confirm')}
        pendingLabel={t('delete.pending')}
        onConfirm={async () => {
          if (!(await changes.remove(chosen))) throw new Error('Not all photos are deleted');
        }}
      >
        {t('choice.delete.text', { count: chosen.length })}
      </ConfirmDialog>
    </>
  );
}

import type { Portfolio, PortfolioPhoto } from '@portal/api';
import {
  breakpoints,
  Button,
  ConfirmDialog,
  IconButton,
  type IconName,
  Menu,
  ModeBar,
  TextButton,
  useMediaQuery,
  useMoveFocus,
} from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { nextFocus } from '../nextFocus.ts';
import { t } from '../texts.ts';
import { usePortfolios } from '../usePortfolios.ts';
import type { usePhotoChanges } from './usePhotoChanges.ts';

/** Frames within which a menu has closed and returned the focus: a second. */
const MENU_FRAMES = 60;

interface PhotoSelectionBarProps {
  portfolio: Portfolio;
  chosen: readonly PortfolioPhoto[];
  onChoose: (ids: string[]) => void;
  /** Ids of the photos that may be chosen. */
  shownIds: string[];
  changes: ReturnType<typeof usePhotoChanges>;
  onEnd: () => void;
}

/** How many photos of a portfolio are chosen, and the actions on all of them. */
export function PhotoSelectionBar({ portfolio, chosen, onChoose, shownIds, changes, onEnd }: PhotoSelectionBarProps) {
  const { categories, portfolios } = usePortfolios();
  const isWide = useMediaQuery(`(width >= ${breakpoints.md}rem)`);
  const [isDeleting, setDeleting] = useState(false);
  const focus = useMoveFocus();
  const toPhotos = () => nextFocus(portfolio);
  // The button that began choosing is gone; where it began at a tile, the tile has the focus.
  const begin = useEffectEvent(() => {
    const photos = toPhotos();
    if (photos && document.activeElement?.contains(photos)) focus(photos);
  });
  useEffect(() => begin(), []);
  /** Looks again in the next frames, because a closing menu returns the focus to its button some frames later. */
  const recover = (frames: number): void =>
    void requestAnimationFrame(() => {
      const [photos, focused] = [toPhotos(), document.activeElement];
      if (!photos || photos.contains(focused)) return;
      if (focused === null || focused.contains(photos) || focused.matches(':disabled')) focus(photos);
      else if (frames > 0) recover(frames - 1);
    });
  /** After an action nothing may be chosen any more: its button is disabled, and the focus would be lost. */
  const afterwards = (action: Promise<unknown>) => void action.then(() => recover(MENU_FRAMES));
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
        label={t('selection.label', { title: portfolio.title })}
        status={chosen.length > 0 ? t('selection.count', { count: chosen.length }) : t('selection.none')}
        aside={chosen.length < shownIds.length && <TextButton onPress={() => onChoose(shownIds)}>{t('selection.all')}</TextButton>}
      >
        <Menu
          label={t('form.category')}
          trigger={action('tag', t('form.category'), none)}
          items={kinds.map(({ id, name }) => ({
            id: String(id),
            label: name,
            onAction: () => afterwards(changes.specialize(chosen, id)),
          }))}
        />
        {others.length > 0 && (
          <Menu
            label={t('selection.move')}
            trigger={action('folder', t('selection.move'), none)}
            items={others.map((other) => ({
              id: String(other.id),
              label: other.title,
              onAction: () => afterwards(changes.move(chosen, other)),
            }))}
          />
        )}
        {action('image', t('selection.cover'), none || chosen.length > 1, () => {
          if (chosen[0]) afterwards(changes.makeCover(chosen[0]));
        })}
        {action('trash', t('delete.confirm'), none, () => setDeleting(true))}
        <Button tone="secondary" size="sm" onPress={onEnd}>
          {t('selection.end')}
        </Button>
      </ModeBar>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={t('selection.delete.title', { count: chosen.length })}
        confirmLabel={t('delete.confirm')}
        pendingLabel={t('delete.pending')}
        onConfirm={async () => {
          if (!(await changes.remove(chosen))) throw new Error('Not all photos are deleted');
        }}
      >
        {t('selection.delete.text', { count: chosen.length })}
        <ReturnFocus to={toPhotos} />
      </ConfirmDialog>
      {/* All photos may be gone, and the mode with them. */}
      <ReturnFocus to={toPhotos} />
    </>
  );
}

import type { Portfolio } from '@portal/api';
import { Chip, DisclosureList, DropArea, type RefusedFile, Text, toasts, TooltipIconButton } from '@portal/ui';
import { useRef, useState } from 'react';
import { usePreference } from '../../common/data/index.ts';
import { t } from './texts.ts';
import type { Wish } from './PortfolioDialogs.tsx';
import css from './PortfolioList.module.css';
import { PortfolioPanel } from './PortfolioPanel.tsx';
import { photoRules, unfit } from './uploads/files.ts';
import { useUploads } from './uploads/useUploads.ts';
import { kindOf, usePortfolios } from './usePortfolios.ts';

interface PortfolioListProps {
  /** Ids of those that are open. */
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
  onWish: (wish: Wish) => void;
}

/** Which of the dropped files cannot become photos: told at once, and listed at the end with the others. */
function notifyRefused(files: readonly RefusedFile[]): void {
  const [first] = unfit(files);
  if (!first) return;
  const message = files.length === 1 ? `${first.name}: ${first.message}` : t('files.refused', { count: files.length });
  toasts.show({ type: 'error', title: t('uploads.failed'), message });
}

/** The portfolios, collapsed to their titles. The photos of one are rendered when it is first opened. */
export function PortfolioList({ open, onOpenChange, onWish }: PortfolioListProps) {
  const known = usePortfolios();
  const upload = useUploads();
  /** Of the last drop. */
  const refused = useRef<readonly RefusedFile[]>([]);
  const [tiles, setTiles] = usePreference('portfolio-tiles', ['cropped', 'whole'], 'cropped');
  const [wereOpen, setWereOpen] = useState<ReadonlySet<string>>(new Set());
  if (open.some((id) => !wereOpen.has(id))) setWereOpen(new Set([...wereOpen, ...open]));

  const aside = ({ specialization, specializationId, photos }: Portfolio) => {
    const kind = specialization ?? kindOf(specializationId, known);
    return (
      <span className={css.aside}>
        {kind && <Chip>{kind.name}</Chip>}
        <span className={css.count}>{t('photos', { count: photos.length })}</span>
      </span>
    );
  };
  const actions = (portfolio: Portfolio) =>
    (
      [
        ['upload', 'upload'],
        ['edit', 'edit'],
        ['delete', 'trash'],
      ] as const
    ).map(([kind, icon]) => (
      <TooltipIconButton
        key={kind}
        icon={icon}
        label={t(`actions.${kind}`, { title: portfolio.title })}
        onPress={() => onWish({ kind, portfolio })}
      />
    ));

  return (
    <DisclosureList
      look="panels"
      open={open}
      onOpenChange={onOpenChange}
      items={known.portfolios.map((portfolio) => ({
        id: String(portfolio.id),
        title: portfolio.title,
        aside: aside(portfolio),
        actions: actions(portfolio),
        content: (
          <DropArea
            {...photoRules}
            release={t('files.release', { title: portfolio.title })}
            onFiles={(files) => upload(portfolio, files, unfit(refused.current))}
            onRefuse={(files) => {
              refused.current = files;
              notifyRefused(files);
            }}
          >
            <div className={css.panel}>
              {portfolio.description && (
                <div className={css.description}>
                  <Text tone={2}>{portfolio.description}</Text>
                </div>
              )}
              {wereOpen.has(String(portfolio.id)) && (
                <PortfolioPanel
                  portfolio={portfolio}
                  isWhole={tiles === 'whole'}
                  onWholeChange={(isWhole) => setTiles(isWhole ? 'whole' : 'cropped')}
                  onWish={onWish}
                />
              )}
            </div>
          </DropArea>
        ),
      }))}
    />
  );
}

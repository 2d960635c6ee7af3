import { type Answered, errorText, type listCategories, type Portfolio } from '@portal/api';
import { Button, EmptyState, ErrorState, Skeleton, toasts, VisuallyHidden } from '@portal/ui';
import { useCallback, useId, useState } from 'react';
import type { ReadState } from '../../common/data/index.ts';
import { useOverlay } from '../../common/overlays/index.ts';
import { t as cabinetText } from '../texts.ts';
import { t } from './texts.ts';
import { PortfolioDialogs, type Wish } from './PortfolioDialogs.tsx';
import { PortfolioList } from './PortfolioList.tsx';
import css from './PortfolioSection.module.css';
import { SectionHead } from './SectionHead.tsx';
import { SortPortfolios } from './sorting/SortPortfolios.tsx';
import { useDialog } from './useDialog.ts';
import { PortfoliosContext } from './usePortfolios.ts';

interface PortfolioSectionProps {
  portfolios: ReadState<Portfolio[]>;
  categories: ReadState<Answered<typeof listCategories>>;
}

const nothing: Portfolio[] = [];

/** The portfolios of the card: create, fill, sort and delete them. */
export function PortfolioSection({ portfolios: result, categories }: PortfolioSectionProps) {
  const id = useId();
  const dialog = useDialog<Wish>();
  const [open, setOpen] = useState<string[] | null>(null);
  // A link to a photo opens its portfolio.
  const [linked] = useState(useOverlay('photo').value);
  const [isSorting, setSorting] = useState(false);
  // In how many portfolios photos are being sorted.
  const [photosSorted, setPhotosSorted] = useState(0);
  const beginPhotos = useCallback(() => {
    setPhotosSorted((before) => before + 1);
    return () => setPhotosSorted((before) => before - 1);
  }, []);
  // Only one sort mode at a time: sorting portfolios removes the photos from the screen, and unsaved moves among them would be lost.
  const sort = () => {
    if (photosSorted === 0) setSorting(true);
    else toasts.show({ type: 'info', title: t('sort.photosFirst') });
  };
  const isReady = result.state === 'ready';
  const portfolios = isReady ? result.data : nothing;
  // Until somebody clicks, the first one is open.
  const isOpenAtFirst = ({ photos }: Portfolio, place: number) => place === 0 || photos.some(({ id }) => id !== null && id === linked);
  // Another tab may have deleted what was being sorted.
  if (isSorting && portfolios.length < 2) setSorting(false);
  const openNow = open ?? portfolios.filter(isOpenAtFirst).map(({ id }) => String(id));
  const create = () => dialog.open({ kind: 'create' });

  return (
    <PortfoliosContext value={{ portfolios, update: isReady ? result.replace : () => undefined, categories, beginPhotos }}>
      <section className={css.section} aria-labelledby={id}>
        <SectionHead
          id={id}
          portfolios={isReady ? portfolios : null}
          onCreate={create}
          onSort={portfolios.length > 1 ? sort : undefined}
          isSorting={isSorting}
        />
        {result.state === 'loading' && <SectionLoading />}
        {result.state === 'failed' && (
          <ErrorState level={3} title={cabinetText('completion.portfoliosFailed')} onRetry={result.retry}>
            {errorText(result.error)}
          </ErrorState>
        )}
        {isReady && portfolios.length === 0 && (
          <EmptyState
            level={3}
            title={t('empty.title')}
            action={
              <Button icon="plus" onPress={create}>
                {t('empty.action')}
              </Button>
            }
          >
            {t('empty.text')}
          </EmptyState>
        )}
        {isReady && isSorting && <SortPortfolios onEnd={() => setSorting(false)} />}
        {portfolios.length > 0 && !isSorting && <PortfolioList open={openNow} onOpenChange={setOpen} onWish={dialog.open} />}
      </section>
      {dialog.shown && (
        <PortfolioDialogs
          key={dialog.shown.turn}
          wish={dialog.shown.target}
          isOpen={dialog.shown.isOpen}
          onClose={dialog.close}
          onCreated={(created) => setOpen([...openNow, String(created)])}
        />
      )}
    </PortfoliosContext>
  );
}

/** The section while the portfolios are loading. */
function SectionLoading() {
  return (
    <output className={css.loading}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={80} radius="ctl" />
      <Skeleton height={80} radius="ctl" />
    </output>
  );
}

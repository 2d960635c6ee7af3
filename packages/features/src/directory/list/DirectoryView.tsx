import type { PhotographerPage } from '@portal/api';
import { formatCount } from '../../common/texts/index.ts';
import { Button, ByWidth, EmptyState, ErrorState, Heading, Pagination, Spinner, Text, VisuallyHidden } from '@portal/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createLazyModule, LazyPart } from '../../common/overlays/index.ts';
import { Alternatives } from '../filters/nothing-found/Alternatives.tsx';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import { FiltersPanel } from '../filters/FiltersPanel.tsx';
import { FiltersSheet } from '../filters/FiltersSheet.tsx';
import { PlainFilters } from '../filters/PlainFilters.tsx';
import { t } from '../texts.ts';
import css from './DirectoryView.module.css';
import { PhotographerGrid, SkeletonGrid } from './PhotographerGrid.tsx';
import { PageSize, SortBar, SortSelect } from './SortBar.tsx';
import type { Directory } from './useDirectory.ts';

/** Of the alternative to pages, which the portal does not use (ledger OPEN-32). */
const moreModule = createLazyModule(() => import('./MorePhotographers.tsx'));

function figure(words: ReactNode) {
  return <strong className={css.figure}>{words}</strong>;
}

interface DirectoryViewProps {
  directory: Directory;
  onOpen: (id: number) => void;
  onViewAll: (id: number) => void;
  /** 1 on its own page, 2 below the home page's intro. */
  level: 1 | 2;
  paging: 'pages' | 'more';
}

/** Heading, filters, cards, pages. Renders the result of `useDirectory`. */
export function DirectoryView({ directory, onOpen, onViewAll, level, paging }: DirectoryViewProps) {
  const { query, list, range, isRangeLoading, specializations, change } = directory;
  const results = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const known = specializations.state === 'ready' ? specializations.data : [];
  // Below the home page's section they are one level lower.
  const below = (level + 1) as 2 | 3;
  const cards = (level + 2) as 3 | 4;
  const Results = `h${below}` as const;
  const { city, minPrice, maxPrice } = query;
  const filters = {
    values: { city, minPrice, maxPrice, specializations: query.specializations },
    range,
    isRangeLoading,
    specializations,
  };
  const sorting = { sortBy: query.sortBy, sortOrder: query.sortOrder, onChange: change };
  const shownPage = useRef(query.page);
  useEffect(() => {
    if (shownPage.current === query.page) return;
    shownPage.current = query.page;
    // Back from another page: the scroll position is at the pages again, and so is the focus that turning a page had moved to the list.
    if (document.activeElement === results.current)
      results.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus({ preventScroll: true });
  }, [query.page]);
  const goTo = (page: number) => {
    shownPage.current = page;
    directory.goTo(page);
    results.current?.scrollIntoView({ block: 'start' });
    // Focus moves to the first new card, away from the pager below the cards.
    results.current?.focus({ preventScroll: true });
  };
  const content = (page: PhotographerPage) => (
    <>
      <PhotographerGrid
        photographers={page.items}
        chosen={query.specializations}
        onOpen={onOpen}
        onViewAll={onViewAll}
        isFirst={level === 1}
        level={cards}
      />
      {paging === 'more' && page.page < page.pages && (
        <LazyPart module={moreModule} failed={t('directory.moreFailed')} loading={null}>
          {({ MorePhotographers }) => (
            <MorePhotographers
              key={JSON.stringify(query)}
              query={query}
              pages={page.pages}
              level={cards}
              onOpen={onOpen}
              onViewAll={onViewAll}
            />
          )}
        </LazyPart>
      )}
    </>
  );
  const pager = list.state === 'content' ? list.page : directory.pagingFrom;

  return (
    <div className={css.directory}>
      <div className={css.title}>
        <Heading level={level} look="display-l">
          {level === 1 && city !== null ? t('directory.titleOf', { city }) : t('directory.title')}
        </Heading>
        <Text look="body-l" tone={2}>
          {t('directory.subtitle')}
        </Text>
      </div>
      <ByWidth
        from="lg"
        wide={
          <FiltersPanel
            {...filters}
            level={below}
            resets={directory.resets}
            onChange={change}
            onReset={directory.resetSection}
            onResetAll={directory.resetAll}
            canReset={directory.canReset}
          />
        }
      />
      <section ref={results} tabIndex={-1} className={css.results} aria-labelledby={titleId} aria-busy={list.state === 'loading'}>
        <Results ref={heading} id={titleId} tabIndex={-1}>
          <VisuallyHidden>{t('directory.results')}</VisuallyHidden>
        </Results>
        <PlainFilters query={query} specializations={known} />
        <ByWidth
          from="lg"
          narrow={
            <div className={css.buttons}>
              <FiltersSheet
                {...filters}
                total={list.state === 'content' ? list.page.total : list.state === 'empty' ? 0 : null}
                onApply={change}
              />
              <SortSelect {...sorting} />
            </div>
          }
        />
        <ChosenFilters {...filters} onChange={change} onReset={directory.resetSection} heading={heading} />
        <div className={css.bar}>
          <output className={css.count}>
            {list.state === 'content' &&
              t.rich('directory.count', {
                count: list.page.total,
                shown: formatCount(list.page.total),
                b: figure,
              })}
          </output>
          <PageSize value={query.limit} onChange={(limit) => change({ limit })} />
          <ByWidth from="lg" wide={<SortBar {...sorting} />} />
        </div>
        {list.state === 'loading' && (
          <>
            <div className={css.loading}>
              <Spinner label={directory.loadingMessage} />
            </div>
            <SkeletonGrid />
          </>
        )}
        {list.state === 'failed' && (
          // The notice says what has happened: here only what is missing, and the retry.
          <ErrorState title={t('directory.failed.missing')} level={cards} onRetry={list.retry} />
        )}
        {list.state === 'empty' && (
          <EmptyState
            title={t('directory.empty.title')}
            level={cards}
            action={<Button onPress={directory.resetAll}>{t('filters.resetAll')}</Button>}
          >
            {t('directory.empty.text')}
          </EmptyState>
        )}
        {list.state === 'empty' && <Alternatives query={query} specializations={known} />}
        {list.state === 'content' && content(list.page)}
        {paging === 'pages' && pager && pager.pages > 1 && (
          <div className={css.pager}>
            <Pagination
              page={query.page}
              pages={pager.pages}
              hrefOf={directory.hrefOf}
              onChange={goTo}
              isDisabled={list.state === 'loading'}
            />
          </div>
        )}
      </section>
    </div>
  );
}

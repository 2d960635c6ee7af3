import type { Portfolio } from '@portal/api';
import { Button, Heading, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from './texts.ts';
import css from './PortfolioSection.module.css';

interface SectionHeadProps {
  /** The id of the heading that names the section. */
  id: string;
  /** null: not known. */
  portfolios: readonly Portfolio[] | null;
  onCreate: () => void;
  /** Absent when there is nothing to sort. */
  onSort: (() => void) | undefined;
  isSorting: boolean;
}

/** The title of the section, its counts, and the actions on all portfolios. */
export function SectionHead({ id, portfolios, onCreate, onSort, isSorting }: SectionHeadProps) {
  const count = portfolios?.length ?? 0;
  const photos = portfolios?.reduce((sum, portfolio) => sum + portfolio.photos.length, 0) ?? 0;
  const add = useRef<HTMLSpanElement>(null);
  const sort = useRef<HTMLSpanElement>(null);
  const wasSorting = useRef(isSorting);
  const { hash } = useLocation();
  const wantedAtFirst = useRef(hash === '#portfolio');
  // The section loads after the form, which otherwise handles such links.
  useEffect(() => {
    if (wantedAtFirst.current) add.current?.querySelector('button')?.focus();
  }, []);
  // The button was not rendered meanwhile.
  useEffect(() => {
    if (wasSorting.current && !isSorting) sort.current?.querySelector('button')?.focus();
    wasSorting.current = isSorting;
  }, [isSorting]);
  return (
    <div className={css.head}>
      <div className={css.words}>
        <Heading id={id} level={2} look="title-1">
          {t('title')}
        </Heading>
        {count > 0 && <Text tone={2}>{t('sum', { count, photos })}</Text>}
      </div>
      {portfolios && !isSorting && (
        <div className={css.actions}>
          {onSort && (
            <span ref={sort}>
              <Button tone="secondary" icon="sort" onPress={onSort}>
                {t('sort.portfolios')}
              </Button>
            </span>
          )}
          {/* The target of links to a missing portfolio. */}
          <span id="portfolios" ref={add}>
            {/* Where there are none, the invitation below is the main one. */}
            <Button tone={count > 0 ? 'primary' : 'secondary'} icon="plus" onPress={onCreate}>
              {t('add')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

import type { Portfolio } from '@portal/api';
import { Button, Heading, Text } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from './texts.ts';
import css from './PortfolioSection.module.css';

interface SectionHeadProps {
  /** Of the heading that names the section. */
  id: string;
  /** null: not known. */
  portfolios: readonly Portfolio[] | null;
  onCreate: () => void;
  /** Without it there is nothing to put in order. */
  onSort: (() => void) | undefined;
  isSorting: boolean;
}

/** What the section is, how much there is, and what can be done with all of it. */
export function SectionHead({ id, portfolios, onCreate, onSort, isSorting }: SectionHeadProps) {
  const count = portfolios?.length ?? 0;
  const photos = portfolios?.reduce((sum, portfolio) => sum + portfolio.photos.length, 0) ?? 0;
  const add = useRef<HTMLSpanElement>(null);
  const sort = useRef<HTMLSpanElement>(null);
  const wasSorting = useRef(isSorting);
  const { hash } = useLocation();
  const wantedAtFirst = useRef(hash === '#portfolio');
  // The section comes later than the form, which follows such links otherwise.
  useEffect(() => {
    if (wantedAtFirst.current) add.current?.querySelector('button')?.focus();
  }, []);
  // Its button was away meanwhile.
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
          {/* Where the links to a missing portfolio lead. */}
          <span id="portfolios" ref={add}>
            <Button icon="plus" onPress={onCreate}>
              {t('add')}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

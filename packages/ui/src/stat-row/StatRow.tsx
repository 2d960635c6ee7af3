import css from './StatRow.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { Link } from '../link/Link.tsx';
import { formatWhole } from '../number-field/number.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { texts } from '../texts.ts';

export interface Stat {
  label: string;
  /** The source of the number: the target of the label's link. */
  href?: string | undefined;
  /** A number is grouped as in Russian; a text is shown as it is: «184 000 ₽», «4,9». `null`: unknown, «—». */
  value: number | string | null;
  /** What the number refers to: «за сезон»; or why there is none. */
  caption?: string | undefined;
}

export interface StatRowProps {
  /** Two to four. */
  stats: readonly Stat[];
  /** The numbers are loading: labels are shown, and space is reserved for the rest. */
  isPending?: boolean | undefined;
  /** The screen reader's text for «—». */
  emptyText?: string | undefined;
}

const shown = (value: number | string): string => (typeof value === 'number' ? formatWhole(value) : value);

/** A few key figures: side by side, two by two where it is narrow. */
export function StatRow({ stats, isPending = false, emptyText = texts.stat.nothing }: StatRowProps) {
  return (
    <div className={css.root} aria-busy={isPending || undefined}>
      <dl className={css.row}>
        {stats.map(({ label, href, value, caption }) => (
          <div key={label} className={css.cell}>
            <dt className={css.label}>
              {href === undefined ? (
                label
              ) : (
                <Link href={href} tone="quiet">
                  {label}
                </Link>
              )}
            </dt>
            <dd className={css.number} data-empty={value === null || undefined}>
              {isPending ? <Skeleton width={96} height="0.8em" /> : value === null ? <EmptyValue words={emptyText} /> : shown(value)}
            </dd>
            {(isPending || caption) && <dd className={css.caption}>{isPending ? <Skeleton width={72} /> : caption}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

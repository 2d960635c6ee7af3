import css from './BarChart.module.css';
import { formatWhole } from '../number-field/number.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

export interface Bar {
  /** Under the bar, short: «16.11». */
  label: string;
  /** What the bar stands for, in words: «16–22 ноября: 12 просмотров». */
  text: string;
  value: number;
  /** The period is not over: the bar will still grow. */
  isUnfinished?: boolean | undefined;
}

export interface BarChartProps {
  /** What is counted: «Просмотры». Screen readers read it before the bars. */
  label: string;
  /** Three to eight, the oldest first. */
  bars: readonly Bar[];
}

/** A few whole numbers over time, each written over its bar. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={css.chart} aria-label={label}>
      {bars.map(({ label: under, text, value, isUnfinished }) => (
        <li key={under} className={css.column}>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span className={css.plot} aria-hidden>
            <span className={css.value} data-empty={value === 0 || undefined}>
              {formatWhole(value)}
            </span>
            <span className={css.bar} data-unfinished={isUnfinished || undefined} style={{ '--bar-share': value / highest }} />
          </span>
          <span className={css.label} aria-hidden>
            {under}
          </span>
        </li>
      ))}
    </ol>
  );
}

import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Icon } from '../icon/Icon.tsx';
import css from './ProgressBar.module.css';

const signs = { ok: 'ok', err: 'err' } as const;

export interface ProgressBarProps {
  /** What is going on: «Загрузка архива». Always there for screen readers. */
  label: string;
  /** The label and the value are for screen readers only: show them nearby. */
  isLabelHidden?: boolean | undefined;
  /** 0…100; `null` while the duration is unknown. Fractions of a percent are dropped: 100 means done. */
  percent: number | null;
  /** `ok` when it has succeeded, `err` when it has stopped: an icon accompanies the colour. */
  tone?: 'progress' | 'ok' | 'err' | undefined;
  /** Text instead of the percent: «12 из 48». */
  valueText?: string | undefined;
  /** A line under the bar: what is being done now, or why it has stopped. */
  description?: string | undefined;
}

/** A progress bar. It announces nothing by itself: results belong into a toast or a live region. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, percent, tone = 'progress', valueText, description } = props;
  const value = percent === null ? null : Math.floor(Math.min(100, Math.max(0, percent)));
  return (
    <AriaProgressBar
      className={css.root ?? ''}
      data-tone={tone}
      isIndeterminate={value === null}
      value={value ?? 0}
      {...(valueText !== undefined && { valueLabel: valueText })}
    >
      {({ valueText: shownValue, isIndeterminate }) => (
        <>
          <div className={css.head} data-hidden={isLabelHidden || undefined}>
            <Label className={css.label ?? ''}>{label}</Label>
            <span className={css.value}>
              {!isIndeterminate && shownValue}
              {tone !== 'progress' && <Icon name={signs[tone]} size={16} />}
            </span>
          </div>
          <div className={css.track}>
            <div className={css.fill} data-moving={isIndeterminate || undefined} style={{ '--progress-share': `${value ?? 0}%` }} />
          </div>
          {description && <span className={css.note}>{description}</span>}
        </>
      )}
    </AriaProgressBar>
  );
}

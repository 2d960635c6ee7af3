import css from './Badge.module.css';

interface BadgeProps {
  /** A number; the word beside it names what is counted. */
  children: number | string;
  /** `mark` counts what is chosen, `quiet` counts what there is. */
  tone?: 'mark' | 'quiet' | undefined;
}

/** A small counter beside a word that names what is counted. */
export function Badge({ children, tone = 'mark' }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}

import css from './Badge.module.css';

interface BadgeProps {
  /** A number; the text beside it names what is counted. */
  children: number | string;
  /** `mark` for what is chosen, `quiet` for a total. */
  tone?: 'mark' | 'quiet' | undefined;
}

/** A small counter beside a text that names what is counted. */
export function Badge({ children, tone = 'mark' }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}

import css from './Field.module.css';
import type { FieldProps } from './fieldProps.ts';
import { Icon } from '../icon/Icon.tsx';

interface PlainNoteProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  /** For the group's aria-describedby. */
  id: string;
}

/** The description or error of a group of controls, which React Aria does not link by itself. */
export function PlainNote({ id, description, errorMessage }: PlainNoteProps) {
  if (errorMessage) {
    return (
      <span id={id} className={css.error}>
        <Icon name="err" size={16} />
        <span className={css.words}>{errorMessage}</span>
      </span>
    );
  }
  return description ? (
    <span id={id} className={css.hint}>
      {description}
    </span>
  ) : null;
}

import type { SessionSummary } from '@portal/api';
import { Avatar } from '@portal/ui';
import css from './AccountSummary.module.css';

/** The user's avatar and name in the header. */
export function AccountSummary({ firstName, avatar }: SessionSummary) {
  return (
    <span className={css.who}>
      <Avatar src={avatar} name={firstName} size={32} />
      <span className={css.name}>{firstName}</span>
    </span>
  );
}

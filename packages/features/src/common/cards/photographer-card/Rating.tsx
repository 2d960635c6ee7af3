import { Icon, VisuallyHidden } from '@portal/ui';
import { formatRating } from '../../texts/index.ts';
import css from './Rating.module.css';
import { t } from './texts.ts';

/** A star and the figure; nothing while there is no rating. */
export function Rating({ value }: { value: number | null }) {
  if (value === null || value === 0) return null;
  return (
    <span className={css.rating}>
      <Icon name="starf" size={14} />
      <span aria-hidden="true">{formatRating(value)}</span>
      <VisuallyHidden>{t('rating', { value: formatRating(value) })}</VisuallyHidden>
    </span>
  );
}

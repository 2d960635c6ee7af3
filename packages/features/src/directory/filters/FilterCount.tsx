import { Badge, VisuallyHidden } from '@portal/ui';
import { t } from '../texts.ts';

/** How many filters are active: a figure for the eye, a sentence for the ear. Nothing at zero. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span>
      <span aria-hidden="true">
        <Badge>{count}</Badge>
      </span>
      <VisuallyHidden>{t('filters.active', { count })}</VisuallyHidden>
    </span>
  );
}

import { Badge, VisuallyHidden } from '@portal/ui';
import { t } from '../texts.ts';

/** How many filters are active: a number on the screen, a sentence for screen readers. Nothing at zero. */
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

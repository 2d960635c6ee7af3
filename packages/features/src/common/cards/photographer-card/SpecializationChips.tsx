import type { Specialization } from '@portal/api';
import { Chip, VisuallyHidden } from '@portal/ui';
import css from './SpecializationChips.module.css';
import { specializationIcon } from './specializations.ts';
import { t } from './texts.ts';

interface SpecializationChipsProps {
  specializations: readonly Specialization[];
  /** How many are shown; the rest is counted as «+N». Without it all are shown. */
  limit?: number | undefined;
  /** With icons on the photographer's own page. */
  size?: 'sm' | 'md' | undefined;
  /** One line where the list is wide: the names shrink, the counter does not. */
  isOneLine?: boolean | undefined;
}

/** What a photographer photos. */
export function SpecializationChips({ specializations, limit, size = 'sm', isOneLine = false }: SpecializationChipsProps) {
  const shown = specializations.slice(0, limit);
  const rest = specializations.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('specializations')} data-one-line={isOneLine || undefined}>
      {shown.map(({ id, name, icon }, place) => (
        <li key={id} className={css.chip}>
          <span className={css.name}>
            <Chip size={size} icon={size === 'md' ? specializationIcon(icon) : undefined}>
              {name}
            </Chip>
          </span>
          {/* Keeps the counter on one line with the last name: alone in a second line nobody would see what it counts. */}
          {rest > 0 && place === shown.length - 1 && (
            <span className={css.rest}>
              <Chip size={size} tone="plus">
                <span aria-hidden="true">+{rest}</span>
                <VisuallyHidden>{t('more', { count: rest })}</VisuallyHidden>
              </Chip>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

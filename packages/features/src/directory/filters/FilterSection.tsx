import { TextButton } from '@portal/ui';
import { type ReactNode, useId, useRef } from 'react';
import { t } from '../texts.ts';
import css from './FilterSection.module.css';

interface FilterSectionProps {
  title: string;
  /** Shown while there is something to reset. */
  isChanged: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** One filter with its title and its own reset. */
export function FilterSection({ title, isChanged, onReset, children }: FilterSectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    onReset();
    // The clicked button is removed: focus stays in its section.
    heading.current?.focus();
  };
  return (
    <section className={css.section} aria-labelledby={titleId} tabIndex={-1}>
      <div className={css.head}>
        <h3 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h3>
        {isChanged && (
          <TextButton onPress={reset} aria-label={t('filters.resetSection', { section: title })}>
            {t('filters.reset')}
          </TextButton>
        )}
      </div>
      {children}
    </section>
  );
}

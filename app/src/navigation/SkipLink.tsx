import { t } from '../texts.ts';
import css from './SkipLink.module.css';

export const contentId = 'content';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${contentId}`}>
      {t('toContent')}
    </a>
  );
}

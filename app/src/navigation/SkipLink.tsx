import { t } from '../texts.ts';
import css from './SkipLink.module.css';

export const contentId = 'content';

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${contentId}`}>
      {t('toContent')}
    </a>
  );
}

import { useSession } from '@portal/features/common/data';
import { Icon, Image, VisuallyHidden } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import css from './ThemeCards.module.css';
import { pageTheme, type Theme } from './theme.ts';

const themes: readonly Theme[] = ['light', 'dark'];

/** The two themes as radio buttons with samples. */
export function ThemeCards() {
  const chosen = useSyncExternalStore(pageTheme.subscribe, pageTheme.get, pageTheme.onServer);
  const session = useSession();
  const name = session.state === 'signed-in' ? session.user.firstName : '';
  return (
    <fieldset className={css.cards}>
      <VisuallyHidden>
        <legend>{t('theme.choice')}</legend>
      </VisuallyHidden>
      {themes.map((theme) => (
        <label key={theme} className={css.card}>
          <input
            className={css.input}
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => pageTheme.choose(theme)}
          />
          <span className={css.sample} data-theme={theme} aria-hidden="true">
            <span className={css.photo}>
              <Image src="/pictures/caps.jpg" alt="" />
            </span>
            <span className={css.lines}>
              <span className={css.name}>{name}</span>
              <span className={css.line} />
              <span className={css.line} />
            </span>
          </span>
          <span className={css.words}>
            <span>
              {t(`theme.${theme}Name`)} <span className={css.aside}>{t(`theme.${theme}Aside`)}</span>
            </span>
            {theme === chosen && <Icon name="check" />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { Icon, IconButton } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import css from './ThemeSwitch.module.css';
import { pageTheme } from './theme.ts';

/** Switches the theme; labelled with the theme it switches to. `row` is for the cabinet's sidebar. */
export function ThemeSwitch({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const theme = useSyncExternalStore(pageTheme.subscribe, pageTheme.get, pageTheme.onServer);
  const label = theme === null ? <BothNames /> : t(`theme.${pageTheme.other(theme)}`);
  if (look === 'icon') return <IconButton icon="theme" label={label} onPress={toggle} />;
  return (
    <button type="button" className={css.row} onClick={toggle}>
      <Icon name="theme" />
      {label}
    </button>
  );
}

const toggle = () => pageTheme.choose(pageTheme.other(pageTheme.get()));

/** Server-rendered for either theme; the style sheet shows the right label. */
function BothNames() {
  return (
    <>
      <span className={css.toDark}>{t('theme.dark')}</span>
      <span className={css.toLight}>{t('theme.light')}</span>
    </>
  );
}

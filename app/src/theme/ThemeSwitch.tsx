import { Icon, IconButton } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { t } from '../texts.ts';
import css from './ThemeSwitch.module.css';
import { pageTheme } from './theme.ts';

/** Turns the light on or off. Named by what a press gives. `row` stands in the cabinet's sidebar. */
export function ThemeSwitch({ look = 'icon' }: { look?: 'icon' | 'row' }) {
  const theme = useSyncExternalStore(pageTheme.subscribe, pageTheme.get, pageTheme.drawn);
  const other = theme === 'dark' ? 'light' : 'dark';
  const label = t(`theme.${other}`);
  const toggle = () => pageTheme.choose(other);
  if (look === 'icon') return <IconButton icon="theme" label={label} onPress={toggle} />;
  return (
    <button type="button" className={css.row} onClick={toggle}>
      <Icon name="theme" />
      {label}
    </button>
  );
}

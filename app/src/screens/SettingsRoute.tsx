import { SettingsScreen } from '@portal/features/cabinet/settings';
import { ThemeCards } from '../theme/ThemeCards.tsx';

/** The settings, with the app's theme selector. */
export function SettingsRoute() {
  return <SettingsScreen appearance={<ThemeCards />} />;
}

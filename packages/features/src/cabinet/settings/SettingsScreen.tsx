import type { ReactNode } from 'react';
import { SettingsView } from './SettingsView.tsx';
import { useSettings } from './useSettings.ts';

/** Whether the photographer takes orders, the theme, and the deletion of the account. */
export function SettingsScreen({ appearance }: { appearance?: ReactNode }) {
  return <SettingsView {...useSettings()} appearance={appearance} />;
}

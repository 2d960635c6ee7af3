import type { ReactNode } from 'react';
import { SettingsView } from './SettingsView.tsx';
import { useSettings } from './useSettings.ts';

/** Whether one takes orders, how the portal looks, and the way out for good. */
export function SettingsScreen({ appearance }: { appearance?: ReactNode }) {
  return <SettingsView {...useSettings()} appearance={appearance} />;
}

import { breakpoints, Button, ModeBar, TextButton, useMediaQuery } from '@portal/ui';
import { t } from '../texts.ts';
import type { ImageSelection } from './useSelection.ts';

interface SelectionBarProps {
  selection: ImageSelection;
  /** Nothing is left to choose. */
  isAll: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  onDelete: () => void;
}

/** How many photographs are chosen and what can be done to them. */
export function SelectionBar({ selection, isAll, isDownloading, onDownload, onDelete }: SelectionBarProps) {
  const isWide = useMediaQuery(`(width >= ${breakpoints.sm}px)`);
  // On a phone the three stand in one line: what they are done to stands above them.
  const words = (action: 'download' | 'delete' | 'clear') => ({
    'aria-label': t(`dashboard.projects.images.selection.${action}`),
    children: t(isWide ? `dashboard.projects.images.selection.${action}` : `dashboard.projects.images.selection.short.${action}`),
  });
  return (
    <ModeBar
      label={t('dashboard.projects.images.selection.label')}
      status={t('dashboard.projects.images.selection.count', { count: selection.chosen.length })}
      aside={!isAll && <TextButton onPress={selection.chooseAll}>{t('dashboard.projects.images.chooseAll')}</TextButton>}
    >
      <Button {...words('download')} tone="ghost" size="sm" icon="download" isPending={isDownloading} onPress={onDownload} />
      <Button {...words('delete')} tone="ghost" size="sm" icon="trash" onPress={onDelete} />
      <Button {...words('clear')} tone="ghost" size="sm" onPress={selection.clear} />
    </ModeBar>
  );
}

import { Button, ModeBar, TextButton } from '@portal/ui';
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
  return (
    <ModeBar
      label={t('dashboard.projects.images.selection.label')}
      status={t('dashboard.projects.images.selection.count', { count: selection.chosen.length })}
      aside={!isAll && <TextButton onPress={selection.chooseAll}>{t('dashboard.projects.images.chooseAll')}</TextButton>}
    >
      <Button tone="ghost" size="sm" icon="download" isPending={isDownloading} onPress={onDownload}>
        {t('dashboard.projects.images.selection.download')}
      </Button>
      <Button tone="ghost" size="sm" icon="trash" onPress={onDelete}>
        {t('dashboard.projects.images.selection.delete')}
      </Button>
      <Button tone="ghost" size="sm" onPress={selection.clear}>
        {t('dashboard.projects.images.selection.clear')}
      </Button>
    </ModeBar>
  );
}

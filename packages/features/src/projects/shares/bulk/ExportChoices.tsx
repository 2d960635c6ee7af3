import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** How all choices leave the portal. */
export type ChoicesExport = 'table' | 'names';

interface ExportChoicesProps {
  /** Without a chosen photo, where there are only remarks, there are no names to copy. */
  hasFavourites: boolean;
  onExport: (what: ChoicesExport) => void;
}

/** All choices of a project as a table, or as names for the search of another program. */
export function ExportChoices({ hasFavourites, onExport }: ExportChoicesProps) {
  return (
    <Menu
      label={t('bulk.choices')}
      trigger={
        <Button size="sm" tone="secondary" icon="download">
          {t('bulk.choices')}
        </Button>
      }
      items={[
        { id: 'table', icon: 'download', label: t('bulk.asTable'), onAction: () => onExport('table') },
        { id: 'names', icon: 'copy', label: t('bulk.asNames'), isDisabled: !hasFavourites, onAction: () => onExport('names') },
      ]}
    />
  );
}

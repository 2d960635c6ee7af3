import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** How all choices leave the portal. */
export type ChoicesExport = 'table' | 'names';

interface ExportChoicesProps {
  /** Whether a choice is sent: otherwise there are no names to copy. */
  hasNames: boolean;
  onExport: (what: ChoicesExport) => void;
}

/** All choices of a project as a table, or as names for the search of another program. */
export function ExportChoices({ hasNames, onExport }: ExportChoicesProps) {
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
        { id: 'names', icon: 'copy', label: t('bulk.asNames'), isDisabled: !hasNames, onAction: () => onExport('names') },
      ]}
    />
  );
}

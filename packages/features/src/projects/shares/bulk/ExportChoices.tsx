import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** How all choices leave the portal; `pattern`: how the files in their archives are called. */
export type ChoicesExport = 'table' | 'names' | 'sidecars' | 'original' | 'retouched' | 'pattern';

interface ExportChoicesProps {
  /** Whether a choice is sent: otherwise there are no photos that were chosen. */
  hasNames: boolean;
  onExport: (what: ChoicesExport) => void;
}

const ofChosen = [
  { id: 'names', icon: 'copy', text: 'bulk.asNames' },
  { id: 'sidecars', icon: 'download', text: 'bulk.asSidecars' },
  { id: 'original', icon: 'download', text: 'bulk.asOriginals' },
  { id: 'retouched', icon: 'download', text: 'bulk.asRetouched' },
  { id: 'pattern', icon: 'edit', text: 'bulk.pattern.open' },
] as const;

/** All choices of a project as a table, as names or marks for another program, or as archives of the photos themselves. */
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
        ...ofChosen.map(({ id, icon, text }) => ({ id, icon, label: t(text), isDisabled: !hasNames, onAction: () => onExport(id) })),
      ]}
    />
  );
}

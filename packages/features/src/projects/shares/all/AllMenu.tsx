import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** What can be done with all shares that are shown. */
export type AllAction = 'change' | 'end';

interface AllMenuProps {
  /** How many shares it is about. */
  count: number;
  onAction: (action: AllAction) => void;
}

/** Changes or ends all shares that are shown at once. */
export function AllMenu({ count, onAction }: AllMenuProps) {
  return (
    <Menu
      label={t('all.menu', { count })}
      trigger={
        <Button size="sm" tone="secondary" icon="down">
          {t('all.menu', { count })}
        </Button>
      }
      items={[
        { id: 'change', icon: 'cog', label: t('all.change'), onAction: () => onAction('change') },
        { id: 'end', icon: 'close', label: t('all.end'), onAction: () => onAction('end') },
      ]}
    />
  );
}

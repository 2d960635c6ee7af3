import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** What can be done with all shares that are shown. */
export type AllAction = 'change' | 'remind' | 'end';

interface AllMenuProps {
  /** How many shares it is about. */
  count: number;
  /** Whether there is somebody to remind. */
  isRemindable: boolean;
  onAction: (action: AllAction) => void;
}

/** Changes, reminds of or ends all shares that are shown at once. */
export function AllMenu({ count, isRemindable, onAction }: AllMenuProps) {
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
        ...(isRemindable ? [{ id: 'remind', icon: 'mail', label: t('all.remind'), onAction: () => onAction('remind') } as const] : []),
        { id: 'end', icon: 'close', label: t('all.end'), onAction: () => onAction('end') },
      ]}
    />
  );
}

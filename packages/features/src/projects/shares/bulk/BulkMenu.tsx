import { Button, Menu } from '@portal/ui';
import { t } from '../texts.ts';

/** What can be done in bulk. */
export type BulkAction = 'send' | 'print' | 'change' | 'remind' | 'end';

interface BulkMenuProps {
  /** How many shares it is about. */
  count: number;
  /** Whether some can be sent to families. */
  isSendable: boolean;
  /** Whether some work, so that their addresses can be given to families on paper. */
  isPrintable: boolean;
  /** Whether there is somebody to remind. */
  isRemindable: boolean;
  onAction: (action: BulkAction) => void;
}

/** Sends, changes, reminds of or ends in bulk the shares that search and filter leave. */
export function BulkMenu({ count, isSendable, isPrintable, isRemindable, onAction }: BulkMenuProps) {
  return (
    <Menu
      label={t('bulk.menu', { count })}
      trigger={
        <Button size="sm" tone="secondary" icon="down">
          {t('bulk.menu', { count })}
        </Button>
      }
      items={[
        ...(isSendable ? [{ id: 'send', icon: 'mail', label: t('bulk.send'), onAction: () => onAction('send') } as const] : []),
        ...(isPrintable ? [{ id: 'print', icon: 'grid', label: t('sheets.action'), onAction: () => onAction('print') } as const] : []),
        { id: 'change', icon: 'cog', label: t('bulk.change'), onAction: () => onAction('change') },
        ...(isRemindable ? [{ id: 'remind', icon: 'mail', label: t('bulk.remind'), onAction: () => onAction('remind') } as const] : []),
        { id: 'end', icon: 'close', label: t('bulk.end'), onAction: () => onAction('end') },
      ]}
    />
  );
}

import type { ImageMark } from '@portal/api';
import { Button, Menu } from '@portal/ui';
import { t } from '../../texts.ts';

interface MarkMenuProps {
  onMark: (mark: ImageMark | null) => void;
  hasIcon: boolean;
}

/** Marks the chosen photos. */
export function MarkMenu({ onMark, hasIcon }: MarkMenuProps) {
  return (
    <Menu
      label={t('dashboard.projects.images.marks.label')}
      trigger={
        <Button tone="ghost" size="sm" icon={hasIcon ? 'check' : undefined}>
          {t('dashboard.projects.images.marks.menu')}
        </Button>
      }
      items={[
        { id: 'keep', icon: 'check', label: t('dashboard.projects.images.marks.setKeep'), onAction: () => onMark('keep') },
        { id: 'reject', icon: 'ban', label: t('dashboard.projects.images.marks.setReject'), onAction: () => onMark('reject') },
        { id: 'none', icon: 'close', label: t('dashboard.projects.images.marks.unset'), onAction: () => onMark(null) },
      ]}
    />
  );
}

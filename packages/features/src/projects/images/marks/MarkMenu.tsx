import type { ImageMarkChange } from '@portal/api';
import { Button, Menu } from '@portal/ui';
import { t } from '../../texts.ts';
import { ratings } from './markFilter.ts';

interface MarkMenuProps {
  onMark: (change: ImageMarkChange) => void;
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
        { id: 'keep', icon: 'check', label: t('dashboard.projects.images.marks.setKeep'), onAction: () => onMark({ mark: 'keep' }) },
        { id: 'reject', icon: 'ban', label: t('dashboard.projects.images.marks.setReject'), onAction: () => onMark({ mark: 'reject' }) },
        { id: 'none', icon: 'close', label: t('dashboard.projects.images.marks.unset'), onAction: () => onMark({ mark: null }) },
        ...ratings.toReversed().map((rating) => ({
          id: String(rating),
          icon: 'starf' as const,
          label: t('dashboard.projects.images.marks.stars', { count: rating }),
          onAction: () => onMark({ rating }),
        })),
        { id: '0', icon: 'star', label: t('dashboard.projects.images.marks.unrate'), onAction: () => onMark({ rating: 0 }) },
      ]}
    />
  );
}

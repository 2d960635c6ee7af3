import type { ImageMark } from '@portal/api';
import { ToggleGroup } from '@portal/ui';
import { t } from '../../texts.ts';

interface MarkToggleProps {
  mark: ImageMark | null;
  onMark: (mark: ImageMark | null) => void;
}

/** The mark of the viewed photo; a second click takes it away. */
export function MarkToggle({ mark, onMark }: MarkToggleProps) {
  return (
    <ToggleGroup
      label={t('dashboard.projects.images.marks.label')}
      isLabelHidden
      size="sm"
      selectionMode="single"
      options={[
        { value: 'keep', icon: 'check', label: t('dashboard.projects.images.marks.setKeep') },
        { value: 'reject', icon: 'ban', label: t('dashboard.projects.images.marks.setReject') },
      ]}
      value={mark ? [mark] : []}
      onChange={([next = null]) => onMark(next)}
    />
  );
}

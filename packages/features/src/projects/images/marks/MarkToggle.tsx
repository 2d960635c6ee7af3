import type { ImageMarkChange, ProjectImage } from '@portal/api';
import { ToggleGroup } from '@portal/ui';
import { t } from '../../texts.ts';
import { ratings } from './markFilter.ts';
import css from './MarkToggle.module.css';

interface MarkToggleProps {
  image: Pick<ProjectImage, 'mark' | 'rating'>;
  onMark: (change: ImageMarkChange) => void;
}

/** The mark and the stars of the viewed photo; a second click takes either away. */
export function MarkToggle({ image: { mark, rating }, onMark }: MarkToggleProps) {
  return (
    <div className={css.row}>
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
        onChange={([next = null]) => onMark({ mark: next })}
      />
      <ToggleGroup
        label={t('dashboard.projects.images.marks.rating')}
        isLabelHidden
        size="sm"
        look="icons"
        selectionMode="single"
        options={ratings.map((one) => ({
          value: String(one),
          icon: one <= rating ? 'starf' : 'star',
          label: t('dashboard.projects.images.marks.stars', { count: one }),
        }))}
        value={rating > 0 ? [String(rating)] : []}
        onChange={([next = '0']) => onMark({ rating: Number(next) })}
      />
    </div>
  );
}

import { Icon, Image } from '@portal/ui';
import { t } from '../texts.ts';
import css from './ProjectPhotos.module.css';

/** The first photos of a project: one large, two small; or that there are none yet. */
export function ProjectPhotos({ previews, onBroken }: { previews: readonly string[]; onBroken: () => void }) {
  const shown = previews.slice(0, 3);
  if (shown.length === 0) {
    return (
      <div className={css.none}>
        <Icon name="image" size={24} />
        {t('dashboard.projects.card.noPhotos')}
      </div>
    );
  }
  return (
    <div className={css.photos} data-count={shown.length}>
      {shown.map((src) => (
        <Image key={src} src={src} alt="" onBroken={onBroken} />
      ))}
    </div>
  );
}

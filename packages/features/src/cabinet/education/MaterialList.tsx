import { formatBytes, IconButton } from '@portal/ui';
import { notifyInDevelopment } from '../notifyInDevelopment.ts';
import { t } from '../texts.ts';
import css from './MaterialList.module.css';
import type { Material } from './sample.ts';

/** Files to download, each with its kind and size. */
export function MaterialList({ materials }: { materials: readonly Material[] }) {
  return (
    <ul>
      {materials.map(({ id, title, type, size }) => (
        <li key={id} className={css.row}>
          <span className={css.type}>{type}</span>
          <span className={css.title}>{title}</span>
          <span className={css.size}>{formatBytes(size)}</span>
          <IconButton icon="download" label={t('education.download', { title })} onPress={notifyInDevelopment} />
        </li>
      ))}
    </ul>
  );
}

import { Link, TextButton } from '@portal/ui';
import { shareAddress } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import css from './PageLinks.module.css';

/** To the photographer's own page, and its address for somebody else. */
export function PageLinks({ id, name }: { id: number; name: string }) {
  const path = `/photographer/${id}`;
  return (
    <div className={css.links}>
      <TextButton onPress={() => void shareAddress(path, name)}>{t('photographer.share')}</TextButton>
      <Link href={path}>{t('photographer.page')}</Link>
    </div>
  );
}

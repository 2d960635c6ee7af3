import { Text, TextButton } from '@portal/ui';
import { shareAddress } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';
import css from '../Shared.module.css';

/** What the page of a family leads to. */
export interface FamilyLinks {
  /** Its own path. */
  address: string;
  /** Back to the question; absent where this browser did not come by it. */
  onOther: (() => void) | undefined;
}

/** Whose choice this is, and how it is opened elsewhere. */
export function FamilyLine({ name, address, onOther }: FamilyLinks & { name: string }) {
  return (
    <>
      <div className={css.actions}>
        <Text>{t('family.chooses', { name })}</Text>
        {onOther && <TextButton onPress={onOther}>{t('family.other')}</TextButton>}
      </div>
      <div className={css.actions}>
        <TextButton onPress={() => void shareAddress(address, t('grid'))}>{t('family.elsewhere')}</TextButton>
        <Text look="body-s" tone={2}>
          {t('family.private')}
        </Text>
      </div>
    </>
  );
}

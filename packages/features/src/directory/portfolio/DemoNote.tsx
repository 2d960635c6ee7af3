import type { PhotographerCard } from '@portal/api';
import { Text } from '@portal/ui';
import { t } from '../texts.ts';

/** Notes that a demo photographer cannot be contacted. */
export function DemoNote({ isDemo }: Pick<PhotographerCard, 'isDemo'>) {
  if (!isDemo) return null;
  return (
    <Text look="body-s" tone={2}>
      {t('photographer.demo')}
    </Text>
  );
}

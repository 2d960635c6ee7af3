import { Spinner } from '@portal/ui';
import { createLazyModule, LazyPart } from '../../common/index.ts';
import { t } from '../texts.ts';

type Panel = Pick<typeof import('./LinksPanel.tsx'), 'LinksPanel'>;

const panel = createLazyModule<Panel>(() => import('./LinksPanel.tsx'));

/** The links of a project, whose code loads with their tab. */
export function LinksPart({ orderId, clientEmail }: { orderId: number; clientEmail: string | undefined }) {
  return (
    <LazyPart module={panel} failed={t('links.notOpened')} loading={<Spinner label={t('links.loading')} />}>
      {({ LinksPanel }) => <LinksPanel orderId={orderId} clientEmail={clientEmail} />}
    </LazyPart>
  );
}

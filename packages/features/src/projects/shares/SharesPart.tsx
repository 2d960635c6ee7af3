import { Spinner } from '@portal/ui';
import { createLazyModule, LazyPart } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';

type Panel = Pick<typeof import('./SharesPanel.tsx'), 'SharesPanel'>;

const panel = createLazyModule<Panel>(() => import('./SharesPanel.tsx'));

/** The shares of a project, whose code loads with their tab. */
export function SharesPart(props: { projectId: number; projectName: string; clientEmail: string | undefined }) {
  return (
    <LazyPart module={panel} failed={t('shares.notOpened')} loading={<Spinner label={t('shares.loading')} />}>
      {({ SharesPanel }) => <SharesPanel {...props} />}
    </LazyPart>
  );
}

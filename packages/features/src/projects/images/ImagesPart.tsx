import { Spinner } from '@portal/ui';
import { createLazyModule, type LazyModule, LazyPart } from '../../common/overlays/index.ts';
import { t } from '../texts.ts';
import type { ImagesView } from './useImagesView.ts';

type ImagesPanel = Pick<typeof import('./ProjectImagesPanel.tsx'), 'ProjectImagesPanel'>;

/** All actions on photos: far more code than a project's details. */
export const imagesPanel = createLazyModule<ImagesPanel>(() => import('./ProjectImagesPanel.tsx'));

interface ImagesPartProps {
  projectId: number;
  view: ImagesView;
  module?: LazyModule<ImagesPanel>;
}

/** The photos of a project, whose code loads with their tab. If that fails, the dialog around it stays. */
export function ImagesPart({ projectId, view, module = imagesPanel }: ImagesPartProps) {
  return (
    <LazyPart
      module={module}
      failed={t('dashboard.projects.images.notOpened')}
      loading={<Spinner label={t('dashboard.projects.images.loading')} />}
    >
      {({ ProjectImagesPanel }) => <ProjectImagesPanel projectId={projectId} view={view} />}
    </LazyPart>
  );
}

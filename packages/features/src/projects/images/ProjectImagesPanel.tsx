import { listProjects } from '@portal/api';
import { Tabs } from '@portal/ui';
import { useRead } from '../../common/data/index.ts';
import { RetouchedTab } from '../retouched/RetouchedTab.tsx';
import { useGroups } from '../groups/useGroups.ts';
import { t } from '../texts.ts';
import { OriginalsTab } from './OriginalsTab.tsx';
import type { ImagesView } from './useImagesView.ts';
import { useProjectImages } from './useProjectImages.ts';

/** The photos of a project, and their retouched versions. */
export function ProjectImagesPanel({ projectId, view }: { projectId: number; view: ImagesView }) {
  const images = useProjectImages(projectId);
  const groups = useGroups(projectId);
  const projects = useRead(listProjects, {});
  const project = projects.state === 'ready' ? projects.data.find((one) => (one.orderId ?? one.id) === projectId) : undefined;
  const waitingCount = project?.waitingCount ?? 0;
  return (
    <Tabs
      look="segments"
      isSticky
      label={t('dashboard.projects.images.tabs.label')}
      selected={view.tab}
      onChange={view.setTab}
      items={[
        {
          id: 'originals',
          label: t('dashboard.projects.images.tabs.originals'),
          content: <OriginalsTab projectId={projectId} images={images} groups={groups} view={view} />,
        },
        {
          id: 'retouched',
          label:
            waitingCount > 0
              ? t('dashboard.projects.images.tabs.retouchedWaiting', { count: waitingCount })
              : t('dashboard.projects.images.tabs.retouched'),
          content: (
            <RetouchedTab
              projectId={projectId}
              view={view}
              groups={groups.list}
              originals={images.result.state === 'ready' ? images.images : null}
              onChanged={images.reload}
            />
          ),
        },
      ]}
    />
  );
}

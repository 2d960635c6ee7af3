import { listProjects } from '@portal/api';
import { Tabs } from '@portal/ui';
import { useRead } from '../../common/data/index.ts';
import { RetouchedTab } from '../retouched/RetouchedTab.tsx';
import { useGroups, withGroups } from '../groups/useGroups.ts';
import { t } from '../texts.ts';
import { OriginalsTab } from './OriginalsTab.tsx';
import type { ImagesView } from './useImagesView.ts';
import { useProjectImages } from './useProjectImages.ts';

/** The photos of a project, and their retouched versions. */
export function ProjectImagesPanel({ projectId, view }: { projectId: number; view: ImagesView }) {
  const groups = useGroups(projectId);
  const read = useProjectImages(projectId);
  // Shown together: what stands above the photos for groups would move them later, under a finger.
  const images = groups.isLoading ? { ...read, result: withGroups(read.result, groups), images: [] } : read;
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
              groups={groups}
              originals={images.result.state === 'ready' ? images.images : null}
              onChanged={images.reload}
            />
          ),
        },
      ]}
    />
  );
}

import { archiveProject, deleteProject, listProjects, type Project, restoreProject } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useState } from 'react';
import { deleting, notifyError, type ReadState, useApi, useRead, useReload, useRenewal } from '../../common/data/index.ts';
import { t } from '../texts.ts';

export interface Projects {
  result: ReadState<Project[]>;
  /** Puts a project from an answer into the list: in its place, or in front when it is new. */
  put: (project: Project) => void;
  /** Requests the list again where its images' addresses may have expired. */
  renew: () => Promise<unknown>;
  archive: (project: Project) => Promise<void>;
  restore: (project: Project) => Promise<void>;
  /** Deletes it with all that belongs to it. Throws when the server refuses, after reporting it. */
  remove: (project: Project) => Promise<void>;
  /** Projects that are being restored from the archive. */
  restoring: ReadonlySet<number>;
}

/** The user's projects, requested once: returning to the page requests them only if there were none (D2 §4). */
export function useProjects(): Projects {
  const call = useApi();
  const result = useRead(listProjects, {}, { revalidateIfStale: false });
  const renew = useRenewal(listProjects, {});
  const reload = useReload();
  const [cameToNone] = useState(result.state === 'ready' && result.data.length === 0);
  useEffect(() => {
    if (cameToNone) void reload(listProjects, {});
  }, [cameToNone, reload]);
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());

  const put = (project: Project) => {
    if (result.state !== 'ready') return;
    result.replace((all) =>
      all.some(({ id }) => id === project.id) ? all.map((one) => (one.id === project.id ? project : one)) : [project, ...all],
    );
  };

  const archive = async ({ id }: Project) => {
    try {
      put(await call(archiveProject, { params: { id } }));
      toasts.show({ type: 'info', title: t('dashboard.projects.success.archived') });
    } catch (error) {
      // Only logged (D2 §8): the card stays where it is.
      console.warn('The project could not be archived', error);
    }
  };

  const restore = async ({ id }: Project) => {
    if (restoring.has(id)) return;
    setRestoring((ids) => new Set(ids).add(id));
    try {
      put(await call(restoreProject, { params: { id } }));
      toasts.show({ type: 'success', title: t('dashboard.projects.success.restored') });
    } catch (error) {
      console.warn('The project could not be restored', error);
    } finally {
      setRestoring((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };

  const remove = async ({ id, name }: Project) => {
    try {
      await deleting(call(deleteProject, { params: { id } }));
    } catch (error) {
      notifyError(t('dashboard.projects.errors.delete'), error);
      throw error;
    }
    if (result.state === 'ready') result.replace((all) => all.filter((one) => one.id !== id));
    toasts.show({ type: 'success', title: t('dashboard.projects.success.deleted', { name }) });
  };

  return { result, remove, put, renew, archive, restore, restoring };
}

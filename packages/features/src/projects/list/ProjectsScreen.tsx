import { limits, listProjectCategories, listProjects, type Project, type ProjectCategory } from '@portal/api';
import { ConfirmDialog, toasts } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ReturnFocus, useOverlay } from '../../common/overlays/index.ts';
import { useFailureNotice, useRead, useReload } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { CreateProjectDialog } from './CreateProjectDialog.tsx';
import { ManageProjectDialog, partOf } from '../manage/ManageProjectDialog.tsx';
import { openInNewTab } from '../manage/openInNewTab.ts';
import { namedCategories } from './namedCategories.ts';
import { createdPage } from './projectPages.ts';
import { ProjectsView } from './ProjectsView.tsx';
import { useProjectFilter } from './useProjectFilter.ts';
import { useProjects } from './useProjects.ts';
import { createLatest } from './latest.ts';

/** The project of an open confirmation. A confirmation from the project's own dialog opens when that has closed. */
function useProjectQuestion() {
  const [project, setProject] = useState<Project | null>(null);
  const [isOpen, setOpen] = useState(false);
  // A confirmation that is open already is not replaced by one that waited for a dialog to close.
  const [latest] = useState(() =>
    createLatest((next: Project) => {
      setProject(next);
      setOpen(true);
    }, limits.confirmAfterManageMs),
  );
  useEffect(() => latest.drop, [latest]);
  return { project, isOpen, setOpen, open: latest.now, openAfterDialog: latest.later, dialogGone: latest.free };
}

/** Parameters that name a photo of the open project. */
const photoDetails = ['photo', 'retouched'] as const;
const none: readonly ProjectCategory[] = [];
const tabOf = { photo: 'originals', retouched: 'retouched' } as const;
/** And the parameter of its open tab, so that after a reload, or a new sign-in, the same tab is open. */
const details = [...photoDetails, 'part'];

/** The photographer's projects. The open one is in the address: `?project=7` (ledger OPEN-09). */
export function ProjectsScreen() {
  const { result, put, renew, archive, restore, remove, restoring } = useProjects();
  const categories = useRead(listProjectCategories, {}, { revalidateIfStale: false });
  const filter = useProjectFilter();
  const reload = useReload();
  const overlay = useOverlay('project', details);
  const question = useProjectQuestion();
  const deletion = useProjectQuestion();
  const [isCreating, setCreating] = useState(false);
  useFailureNotice(result, t('dashboard.projects.errors.load'));

  const known = categories.state === 'ready' ? categories.data : none;
  const named = result.state === 'ready' ? { ...result, data: namedCategories(result.data, known) } : result;
  const projects = named.state === 'ready' ? named.data : [];
  // By its text: a project without an id has a number below 0 (ledger MNG-04), which nothing else has.
  const wanted = overlay.detail('project');
  const opened = projects.find(({ id }) => String(id) === wanted) ?? null;

  const photo = photoDetails.find((name) => overlay.detail(name) !== null);
  const part = photo === undefined ? partOf(overlay.detail('part')) : tabOf[photo];

  const welcome = (project: Project) => {
    if (result.state === 'ready') put(project);
    else void reload(listProjects, {});
    const page = createdPage(project);
    if (page) openInNewTab(page);
    overlay.open(project.id);
  };

  return (
    <>
      <ProjectsView
        result={named}
        categories={known}
        filter={filter}
        restoring={restoring}
        onBroken={() => void renew()}
        onCreate={() => setCreating(true)}
        onConfigure={({ id }) => overlay.open(id)}
        onArchive={question.open}
        onDelete={deletion.open}
        onRestore={(project) => void restore(project)}
        onDownload={({ name }) => toasts.show({ type: 'info', title: t('dashboard.projects.success.download', { name }) })}
      />
      <CreateProjectDialog isOpen={isCreating} onOpenChange={setCreating} categories={categories} onCreated={welcome} />
      <ManageProjectDialog
        isOpen={(overlay.value !== null || opened !== null) && result.state === 'ready'}
        project={opened}
        part={part}
        onPart={(next) => overlay.replace({ part: next === 'details' ? '' : next })}
        onClose={overlay.close}
        onSaved={put}
        onGone={() => {
          question.dialogGone();
          deletion.dialogGone();
        }}
        onArchive={(project) => {
          overlay.close();
          question.openAfterDialog(project);
        }}
        onDelete={(project) => {
          overlay.close();
          deletion.openAfterDialog(project);
        }}
      />
      <ConfirmDialog
        isOpen={question.isOpen}
        onOpenChange={question.setOpen}
        tone="primary"
        title={t('dashboard.projects.archiving.title')}
        confirmLabel={t('dashboard.projects.archiving.confirm')}
        pendingLabel={t('dashboard.projects.archiving.pending')}
        cancelLabel={t('dashboard.projects.archiving.cancel')}
        onConfirm={async () => {
          if (question.project) await archive(question.project);
        }}
      >
        {t('dashboard.projects.archiving.text', { name: question.project?.name ?? '' })}
        {/* The card is removed, and with it the button that was clicked. */}
        <ReturnFocus to={() => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={deletion.isOpen}
        onOpenChange={deletion.setOpen}
        title={t('dashboard.projects.deleting.title')}
        confirmLabel={t('dashboard.projects.deleting.confirm')}
        pendingLabel={t('dashboard.projects.deleting.pending')}
        onConfirm={async () => {
          if (deletion.project) await remove(deletion.project);
        }}
      >
        {t('dashboard.projects.deleting.text', { name: deletion.project?.name ?? '', count: deletion.project?.photoCount ?? 0 })}
        <ReturnFocus to={() => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')} />
      </ConfirmDialog>
    </>
  );
}

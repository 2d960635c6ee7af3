import type { Project } from '@portal/api';
import { Button, EmptyState, IconButton, Modal, Tabs } from '@portal/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { UnsavedQuestion, useClosing, useDraft } from '../../common/forms/index.ts';
import { imagesPanel, ImagesPart } from '../images/ImagesPart.tsx';
import { SharesPart } from '../shares/SharesPart.tsx';
import { type ImagesTab, useImagesView } from '../images/useImagesView.ts';
import { t } from '../texts.ts';
import css from './ManageProjectDialog.module.css';
import { ProjectDetails } from './ProjectDetails.tsx';
import { useSaveProject } from './useSaveProject.ts';

/** The order number under which the photos of a project are stored, else the project's id (ledger CON-36). Null: there is none yet. */
function orderIdOf({ orderId, id }: Pick<Project, 'orderId' | 'id'>): number | null {
  return orderId ?? (id > 0 ? id : null);
}

const parts = ['details', 'originals', 'retouched', 'shares'] as const;
/** The tabs of a project's dialog. */
export type ProjectPart = (typeof parts)[number];

/** The tab in the address: the details, unless it names another one. */
export const partOf = (text: string | null): ProjectPart => parts.find((part) => part === text) ?? 'details';

const isOfImages = (part: ProjectPart): part is ImagesTab => part === 'originals' || part === 'retouched';

interface ManageProjectDialogProps {
  isOpen: boolean;
  /** Null: the address names a project that does not exist. */
  project: Project | null;
  /** The tab that is open at first. */
  part: ProjectPart;
  /** Another tab was opened. */
  onPart: (part: ProjectPart) => void;
  onClose: () => void;
  /** It has closed, and was removed from the page. */
  onGone?: (() => void) | undefined;
  onSaved: (project: Project) => void;
  onArchive: (project: Project) => void;
  onDelete: (project: Project) => void;
}

/** A project's dialog. Recreated for each opening, so that it starts with the details and without old errors (D2 §2.3). */
export function ManageProjectDialog({ isOpen, project, ...rest }: ManageProjectDialogProps) {
  // The open project stays rendered while the dialog closes.
  const [shown, setShown] = useState(project);
  const [opening, setOpening] = useState(0);
  if (isOpen && project !== shown) setShown(project);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  if (!shown) return <MissingProject isOpen={isOpen} onClose={rest.onClose} />;
  return <ProjectDialog key={`${shown.id} ${opening}`} isOpen={isOpen} project={shown} {...rest} />;
}

type ProjectTab = 'details' | 'images' | 'shares';

function ProjectDialog({
  isOpen,
  project,
  part,
  onPart,
  onClose,
  onGone,
  onSaved,
  onArchive,
  onDelete,
}: ManageProjectDialogProps & { project: Project }) {
  const id = useId();
  const [tab, setTab] = useState<ProjectTab>(isOfImages(part) ? 'images' : part);
  const view = useImagesView(isOfImages(part) ? part : 'originals');
  const [hasTurned, setTurned] = useState(false);
  const show = (next: ProjectTab, images: ImagesTab = view.tab) => {
    setTurned(true);
    setTab(next);
    view.setTab(images);
    onPart(next === 'images' ? images : next);
  };
  const { form, submit, isPending, isDirty } = useSaveProject(project, onSaved);
  useDraft(isOpen ? `project:${project.id}` : null, form);
  const closing = useClosing({ isOpen, isDirty, onClose });
  const orderId = orderIdOf(project);
  useEffect(() => {
    // A project is mostly opened for its photos. If this preload fails, the tab requests it again.
    imagesPanel.fetch().catch(() => undefined);
  }, []);
  // The dialog opens on its first field; who comes back from another tab stays on the tabs.
  const focusName = () => !hasTurned && form.setFocus('name');
  const details = <ProjectDetails id={id} project={project} control={form.control} onSubmit={submit} onRendered={focusName} />;
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      size="xl"
      hasFixedHeight={orderId !== null}
      isLocked={isPending}
      title={project.name}
      footer={
        tab === 'details' && (
          <>
            <span className={css.start}>
              {project.archivedAt === null && (
                <Button tone="secondary" icon="archive" isDisabled={isPending} onPress={() => closing.tryTo(() => onArchive(project))}>
                  {t('dashboard.projects.manage.archive')}
                </Button>
              )}
              <IconButton
                icon="trash"
                label={t('dashboard.projects.manage.delete')}
                isDisabled={isPending}
                onPress={() => closing.tryTo(() => onDelete(project))}
              />
            </span>
            <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
              {t('dashboard.projects.manage.cancel')}
            </Button>
            <Button type="submit" form={id} isPending={isPending} pendingText={t('dashboard.projects.manage.saving')}>
              {t('dashboard.projects.manage.save')}
            </Button>
          </>
        )
      }
    >
      {orderId === null ? (
        <>
          {details}
          <EmptyState title={t('dashboard.projects.manage.noOrder')} level={3}>
            {t('dashboard.projects.manage.noOrderText')}
          </EmptyState>
        </>
      ) : (
        <Tabs
          label={t('dashboard.projects.manage.tabs')}
          selected={tab}
          onChange={(next) => show(next)}
          items={[
            { id: 'details', label: t('dashboard.projects.manage.details'), content: details },
            {
              id: 'images',
              label: t('dashboard.projects.manage.images'),
              badge: project.photoCount,
              content: <ImagesPart projectId={orderId} view={{ ...view, setTab: (images) => show('images', images) }} />,
            },
            {
              id: 'shares',
              label: t('shares.tab'),
              content: <SharesPart projectId={orderId} projectName={project.name} clientEmail={project.clientEmail ?? undefined} />,
            },
          ]}
        />
      )}
      <UnsavedQuestion {...closing.question} />
      <Leaving onGone={onGone} />
    </Modal>
  );
}

/** Rendered in a dialog: reports that it was removed from the page, after its closing animation. */
function Leaving({ onGone }: Pick<ManageProjectDialogProps, 'onGone'>) {
  const newest = useRef(onGone);
  useLayoutEffect(() => {
    newest.current = onGone;
  });
  useEffect(() => () => newest.current?.(), []);
  return null;
}

function MissingProject({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      size="md"
      title={t('dashboard.projects.manage.missing')}
      isTitleHidden
    >
      <EmptyState title={t('dashboard.projects.manage.missing')}>{t('dashboard.projects.manage.missingText')}</EmptyState>
    </Modal>
  );
}

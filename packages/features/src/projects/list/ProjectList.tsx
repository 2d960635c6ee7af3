import type { Project } from '@portal/api';
import { Button, EmptyState } from '@portal/ui';
import { t } from '../texts.ts';
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx';
import css from './ProjectList.module.css';
import type { ProjectTab } from './useProjectFilter.ts';

export interface ProjectActions {
  onCreate: () => void;
  onConfigure: (project: Project) => void;
  onArchive: (project: Project) => void;
  onRestore: (project: Project) => void;
  onDownload: (project: Project) => void;
  onDelete: (project: Project) => void;
  /** An image of a card could not be displayed. */
  onBroken: () => void;
  restoring: ReadonlySet<number>;
}

interface ProjectListProps extends ProjectActions {
  tab: ProjectTab;
  projects: readonly Project[];
  /** A filter is active: an empty list then shows that nothing matches. */
  isFiltered: boolean;
}

/** The projects of one tab, or why there are none. */
export function ProjectList({ tab, projects, isFiltered, onCreate, ...actions }: ProjectListProps) {
  if (projects.length === 0) return <NoProjects tab={tab} isFiltered={isFiltered} onCreate={onCreate} />;
  return (
    <div className={css.grid}>
      {projects.map((project) => (
        <ProjectCard key={project.id} {...cardOf(project, actions)} />
      ))}
    </div>
  );
}

function cardOf(project: Project, actions: Omit<ProjectActions, 'onCreate'>): ProjectCardProps {
  return {
    project,
    isRestoring: actions.restoring.has(project.id),
    onConfigure: () => actions.onConfigure(project),
    onArchive: () => actions.onArchive(project),
    onRestore: () => actions.onRestore(project),
    onDownload: () => actions.onDownload(project),
    onDelete: () => actions.onDelete(project),
    onBroken: actions.onBroken,
  };
}

function NoProjects({ tab, isFiltered, onCreate }: Pick<ProjectListProps, 'tab' | 'isFiltered' | 'onCreate'>) {
  if (isFiltered) {
    return <EmptyState title={t('dashboard.projects.empty.nothing')}>{t('dashboard.projects.empty.nothingText')}</EmptyState>;
  }
  if (tab === 'archive') {
    return <EmptyState title={t('dashboard.projects.empty.archive')}>{t('dashboard.projects.empty.archiveText')}</EmptyState>;
  }
  return (
    <EmptyState
      title={t('dashboard.projects.empty.active')}
      action={
        <Button icon="plus" onPress={onCreate}>
          {t('dashboard.projects.create')}
        </Button>
      }
    >
      {t('dashboard.projects.empty.activeText')}
    </EmptyState>
  );
}

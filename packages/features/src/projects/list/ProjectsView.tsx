import { errorText, type Project, type ProjectCategory } from '@portal/api';
import { Button, CardSkeleton, ErrorState, SearchField, Select, Spinner, Tabs, VisuallyHidden } from '@portal/ui';
import { CabinetPage, PageHead } from '../../common/cards/index.ts';
import type { ReadState } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { filterProjects } from './filterProjects.ts';
import { type ProjectActions, ProjectList } from './ProjectList.tsx';
import css from './ProjectsView.module.css';
import type { ProjectTab, useProjectFilter } from './useProjectFilter.ts';

interface ProjectsViewProps extends ProjectActions {
  result: ReadState<Project[]>;
  categories: readonly ProjectCategory[];
  filter: ReturnType<typeof useProjectFilter>;
}

const skeletons = [1, 2, 3, 4, 5, 6];
/** The select has no empty value: this one means all categories. */
const ALL = 'all';

/** The projects in tabs, with search and filter. */
export function ProjectsView({ result, categories, filter, ...actions }: ProjectsViewProps) {
  return (
    <CabinetPage>
      <PageHead title={t('dashboard.projects.title')} lead={t('dashboard.projects.lead')}>
        <Button size="lg" icon="plus" onPress={actions.onCreate}>
          {t('dashboard.projects.create')}
        </Button>
      </PageHead>
      {result.state === 'loading' && (
        <>
          <Spinner label={t('dashboard.projects.loading')} />
          <div className={css.shapes}>
            {skeletons.map((key) => (
              <CardSkeleton key={key} />
            ))}
          </div>
        </>
      )}
      {result.state === 'failed' && (
        <ErrorState title={t('dashboard.projects.failed')} onRetry={result.retry}>
          {errorText(result.error)}
        </ErrorState>
      )}
      {result.state === 'ready' && (
        <div className={css.body}>
          <div className={css.tools}>
            <SearchField
              label={t('dashboard.projects.search')}
              isLabelHidden
              placeholder={t('dashboard.projects.search')}
              value={filter.search}
              onChange={(search) => filter.change({ search })}
            />
            <Select
              label={t('dashboard.projects.category')}
              isLabelHidden
              value={filter.category || ALL}
              onChange={(category) => filter.change({ category: category === ALL ? '' : category })}
              options={[
                { value: ALL, label: t('dashboard.projects.allCategories') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
          <ProjectTabs projects={filterProjects(result.data, filter)} filter={filter} {...actions} />
        </div>
      )}
    </CabinetPage>
  );
}

interface ProjectTabsProps extends ProjectActions {
  projects: readonly Project[];
  filter: ReturnType<typeof useProjectFilter>;
}

/** Both tabs show the number of matches (PROJ-09). */
function ProjectTabs({ projects, filter, ...actions }: ProjectTabsProps) {
  const isFiltered = filter.search.trim() !== '' || filter.category !== '';
  const shown: Record<ProjectTab, Project[]> = {
    active: projects.filter(({ archivedAt }) => archivedAt === null),
    archive: projects.filter(({ archivedAt }) => archivedAt !== null),
  };
  return (
    <>
      {/* The badges are not visible while typing. */}
      <VisuallyHidden>
        <output>{isFiltered && t('dashboard.projects.found', { count: shown[filter.tab].length })}</output>
      </VisuallyHidden>
      <Tabs
        label={t('dashboard.projects.tabs.label')}
        selected={filter.tab}
        onChange={(tab) => filter.change({ tab })}
        items={(['active', 'archive'] as const).map((tab) => ({
          id: tab,
          label: t(`dashboard.projects.tabs.${tab}`),
          badge: shown[tab].length,
          content: <ProjectList tab={tab} projects={shown[tab]} isFiltered={isFiltered} {...actions} />,
        }))}
      />
    </>
  );
}

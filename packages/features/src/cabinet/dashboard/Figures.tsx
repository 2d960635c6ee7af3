import type { Project } from '@portal/api';
import { Heading, type Stat, StatRow } from '@portal/ui';
import type { ReadState } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './Figures.module.css';

/** Four figures. Only what the portal really counts has a number; the rest shows that there is none yet (ledger OPEN-41). */
export function Figures({ projects }: { projects: ReadState<Project[]> }) {
  const nothing = { value: null, caption: t('dashboard.figures.none') };
  const figures: Stat[] = [
    { label: t('dashboard.figures.clients'), ...nothing },
    { label: t('dashboard.figures.projects'), ...projectFigure(projects) },
    { label: t('dashboard.figures.income'), ...nothing },
    { label: t('dashboard.figures.rating'), value: null, caption: t('dashboard.figures.noRating') },
  ];
  return (
    <section className={css.section}>
      <Heading level={2} look="title-2">
        {t('dashboard.figures.title')}
      </Heading>
      <StatRow stats={figures} isPending={projects.state === 'loading'} />
    </section>
  );
}

function projectFigure(projects: ReadState<Project[]>): Pick<Stat, 'value' | 'caption'> {
  if (projects.state !== 'ready') return { value: null, caption: t('dashboard.figures.failed') };
  const active = projects.data.filter(({ archivedAt }) => archivedAt === null).length;
  return { value: projects.data.length, caption: t('dashboard.figures.active', { count: active }) };
}

import { errorText, type Photographer, type Project, type RequestError, type Tutorial } from '@portal/api';
import { ErrorState, Heading, Link, Skeleton, type Stat, StatRow, Text } from '@portal/ui';
import { Fragment } from 'react';
import { CabinetPage, deadlineText, useToday } from '../../common/cards/index.ts';
import { formatRating } from '../../common/texts/index.ts';
import type { ReadState } from '../../common/data/index.ts';
import { type CardFacts, completionPercent, missingParts } from '../completion/completion.ts';
import { t } from '../texts.ts';
import css from './DashboardView.module.css';
import { Films } from './Films.tsx';
import { NextStepsLoading, NextStepsPart } from './steps/NextStepsPart.tsx';
import { OwnCard } from './OwnCard.tsx';
import { Section } from './Section.tsx';
import { WeeksPart } from './weeks/WeeksPart.tsx';
import { projectAddress, Work } from './Work.tsx';
import { countClients, inWork } from './inWork.ts';

/** What is known of the photographer's own card. */
export type CardState =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'ready'; id: number; facts: CardFacts };

interface DashboardViewProps {
  firstName: string;
  card: CardState;
  /** Null: not known yet. */
  films: readonly Tutorial[] | null;
  projects: ReadState<Project[]>;
  /** What the directory shows of this photographer; null: nothing yet. */
  own: ReadState<Photographer> | null;
}

/** The greeting, the completeness of the card or the card itself, current projects, introductory videos, and figures. */
export function DashboardView({ firstName, card, films, projects, own }: DashboardViewProps) {
  const isFull = card.state === 'ready' && completionPercent(card.facts) === 100;
  return (
    <CabinetPage>
      <div className={css.greeting}>
        <Heading level={1}>{firstName ? t('dashboard.greeting', { name: firstName }) : t('dashboard.greetingNameless')}</Heading>
        <WaitingPhotos projects={projects} />
        <Nearest projects={projects} card={card} />
      </div>
      {card.state === 'loading' && <NextStepsLoading />}
      {card.state === 'failed' && (
        <ErrorState title={t('dashboard.failed')} onRetry={card.retry}>
          {errorText(card.error)}
        </ErrorState>
      )}
      {card.state === 'ready' && !isFull && <NextStepsPart card={card.facts} />}
      {/* Whoever has completed the card knows the portal: the videos come last. */}
      {card.state === 'ready' && isFull && (
        <>
          <div className={css.columns}>
            <CabinetPage>
              <Work projects={projects} />
              <Figures projects={projects} own={own} />
            </CabinetPage>
            {own && <OwnCard id={card.id} card={own} />}
          </div>
          <Films films={films} />
        </>
      )}
      {card.state !== 'loading' && !isFull && (
        <>
          <Films films={films} />
          <Work projects={projects} />
          <Figures projects={projects} own={own} />
        </>
      )}
    </CabinetPage>
  );
}

/** How many projects with waiting photos are named. */
const namedProjects = 3;

/** How many retouched photos wait until they are shown to clients, and in which projects. */
function WaitingPhotos({ projects }: Pick<DashboardViewProps, 'projects'>) {
  const waiting = projects.state === 'ready' ? projects.data.filter(({ waitingCount }) => waitingCount > 0) : [];
  if (waiting.length === 0) return null;
  return (
    <Text>
      {t('dashboard.review', { count: waiting.reduce((sum, { waitingCount }) => sum + waitingCount, 0) })}{' '}
      {waiting.slice(0, namedProjects).map((project, place) => (
        <Fragment key={project.id}>
          {place > 0 && ', '}
          <Link href={`${projectAddress(project)}&part=retouched`}>{project.name}</Link>
        </Fragment>
      ))}
      {waiting.length > namedProjects && ` ${t('dashboard.reviewMore', { count: waiting.length - namedProjects })}`}
    </Text>
  );
}

/**
 * One sentence under the greeting, of what matters most now: the project that is due next, the one whose photos wait for
 * retouching, what the card lacks, or the number of active projects.
 */
function Nearest({ projects, card }: Pick<DashboardViewProps, 'projects' | 'card'>) {
  const today = useToday();
  if (projects.state === 'loading') return <Skeleton width="min(420px, 90%)" height={24} />;
  const active = projects.state === 'ready' ? inWork(projects.data) : [];
  const [next] = active;
  if (next && next.deadline !== null) {
    return (
      <Text tone={2}>
        {deadlineText(next.deadline, today)}: <Link href={projectAddress(next)}>{next.name}</Link>
      </Text>
    );
  }
  const waiting = active.find(({ photoCount, retouchedCount }) => retouchedCount < photoCount);
  if (waiting) {
    return (
      <Text tone={2}>
        {t('dashboard.waiting', { count: waiting.photoCount - waiting.retouchedCount })}{' '}
        <Link href={projectAddress(waiting)}>{waiting.name}</Link>
      </Text>
    );
  }
  if (card.state === 'loading') return <Skeleton width="min(420px, 90%)" height={24} />;
  const [missing] = card.state === 'ready' ? missingParts(card.facts) : [];
  if (missing) {
    return (
      <Text tone={2}>
        {t('dashboard.missing')} <Link href={`/dashboard/profile#${missing}`}>{t(`completion.parts.${missing}`)}</Link>
      </Text>
    );
  }
  if (projects.state === 'failed') return null;
  return (
    <Text tone={2}>
      <Link href="/dashboard/projects">{t('dashboard.work.count', { count: active.length })}</Link>
    </Text>
  );
}

/**
 * Four figures, and charts by week where there is data for them. Only what the portal really knows has a number; the rest says why there is none
 * (ledger OPEN-41).
 */
function Figures({ projects, own }: Pick<DashboardViewProps, 'projects' | 'own'>) {
  const figures: Stat[] = [
    { label: t('dashboard.figures.clients'), href: '/dashboard/projects', ...clientsFigure(projects) },
    { label: t('dashboard.figures.projects'), href: '/dashboard/projects', ...projectFigure(projects) },
    { label: t('dashboard.figures.income'), value: null, caption: t('dashboard.figures.noIncome') },
    { label: t('dashboard.figures.rating'), ...ratingFigure(own) },
  ];
  return (
    <Section title={t('dashboard.figures.title')}>
      <StatRow stats={figures} isPending={projects.state === 'loading' || own?.state === 'loading'} />
      <WeeksPart />
    </Section>
  );
}

function ratingFigure(own: ReadState<Photographer> | null): Pick<Stat, 'value' | 'caption' | 'href'> {
  if (!own) return { value: null, caption: t('dashboard.figures.notListed') };
  if (own.state !== 'ready') return { value: null, caption: t('dashboard.figures.failed') };
  const { id, rating } = own.data;
  const href = `/photographer/${id}`;
  return rating === null
    ? { value: null, caption: t('dashboard.figures.noRating'), href }
    : { value: formatRating(rating), caption: t('dashboard.figures.inDirectory'), href };
}

function clientsFigure(projects: ReadState<Project[]>): Pick<Stat, 'value' | 'caption'> {
  if (projects.state !== 'ready') return { value: null, caption: t('dashboard.figures.failed') };
  const count = countClients(projects.data);
  return count === 0
    ? { value: null, caption: t('dashboard.figures.noClients') }
    : { value: count, caption: t('dashboard.figures.inProjects', { count }) };
}

function projectFigure(projects: ReadState<Project[]>): Pick<Stat, 'value' | 'caption'> {
  if (projects.state !== 'ready') return { value: null, caption: t('dashboard.figures.failed') };
  const active = inWork(projects.data).length;
  return {
    value: projects.data.length,
    caption: t('dashboard.figures.active', { count: active, archived: projects.data.length - active }),
  };
}

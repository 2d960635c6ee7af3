import type { Project } from '@portal/api';
import { ButtonLink, Icon, Image, Link, ProgressBar, Skeleton, Text, TextButton } from '@portal/ui';
import { DaysLeft } from '../../common/cards/index.ts';
import type { ReadState } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { inWork } from './inWork.ts';
import { Section } from './Section.tsx';
import css from './Work.module.css';

const shownProjects = 4;

/** The address that opens a project over the list of projects. */
export const projectAddress = ({ id }: Pick<Project, 'id'>) => `/dashboard/projects?project=${id}`;

/** The most urgent projects, with the progress of their retouching. */
export function Work({ projects }: { projects: ReadState<Project[]> }) {
  return (
    <Section
      title={t('dashboard.work.title')}
      aside={
        <Link href="/dashboard/projects" tone="quiet">
          {t('dashboard.work.all')}
        </Link>
      }
    >
      <Content projects={projects} />
    </Section>
  );
}

function Content({ projects }: { projects: ReadState<Project[]> }) {
  if (projects.state === 'loading') {
    return (
      <div className={css.list} aria-busy>
        {Array.from({ length: shownProjects }, (_, at) => (
          <div key={at} className={css.row}>
            <Skeleton width={64} height={64} radius="photo" />
            <div className={css.words}>
              <Skeleton width="min(260px, 80%)" height={22} />
              <Skeleton width="min(180px, 60%)" height={18} />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (projects.state === 'failed') {
    return (
      <Text tone={2}>
        {t('dashboard.work.failed')} <TextButton onPress={projects.retry}>{t('dashboard.retry')}</TextButton>
      </Text>
    );
  }
  const shown = inWork(projects.data).slice(0, shownProjects);
  if (shown.length === 0) {
    return (
      <div className={css.empty}>
        <Text tone={2}>{t('dashboard.work.empty')}</Text>
        <ButtonLink href="/dashboard/projects" tone="secondary">
          {t('dashboard.work.create')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className={css.list}>
      {shown.map((project) => (
        <WorkRow key={project.id} project={project} />
      ))}
    </ul>
  );
}

function WorkRow({ project }: { project: Project }) {
  const { name, clientName, category, deadline, previews, photoCount, retouchedCount } = project;
  const [preview] = previews;
  return (
    <li className={css.row}>
      <span className={css.photo}>{preview ? <Image src={preview} alt="" brokenText="" /> : <Icon name="image" size={24} />}</span>
      <div className={css.words}>
        <span className={css.name}>
          <Link href={projectAddress(project)}>{name}</Link>
        </span>
        <Text look="body-s" tone={2}>
          {clientName ?? category ?? t('dashboard.work.noClient')}
        </Text>
      </div>
      <div className={css.state}>
        {deadline !== null && <DaysLeft deadline={deadline} />}
        {photoCount === 0 ? (
          <Text look="caption" tone={3}>
            {t('dashboard.work.noPhotos')}
          </Text>
        ) : (
          <ProgressBar
            label={t('dashboard.work.retouched')}
            percent={(retouchedCount / photoCount) * 100}
            valueText={t('dashboard.work.progress', { done: retouchedCount, total: photoCount })}
          />
        )}
      </div>
    </li>
  );
}

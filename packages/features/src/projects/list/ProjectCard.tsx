import type { Project } from '@portal/api';
import { Button, Card, Chip, Icon, IconButton, Image } from '@portal/ui';
import { DaysLeft, localDay } from '../../common/cards/index.ts';
import { formatDay } from '../../common/texts/index.ts';
import { t } from '../texts.ts';
import css from './ProjectCard.module.css';

export interface ProjectCardProps {
  project: Project;
  /** It is being restored from the archive. */
  isRestoring: boolean;
  onConfigure: () => void;
  onArchive: () => void;
  onRestore: () => void;
  onDownload: () => void;
  onDelete: () => void;
  /** An image could not be displayed. */
  onBroken: () => void;
}

/** A project in the list. A click anywhere presses its first button; the name is a separate link where there is a page (D2 §2.3). */
export function ProjectCard({ project, isRestoring, onConfigure, onArchive, onRestore, onDownload, onDelete, onBroken }: ProjectCardProps) {
  const { name, category, url, createdAt, archivedAt, deadline, previews, waitingCount } = project;
  const isArchived = archivedAt !== null;
  return (
    <Card
      title={name}
      level={2}
      isPressedByFooter
      {...(url !== null && { href: url, isExternal: true })}
      media={<ProjectPhotos previews={previews} onBroken={onBroken} />}
      footer={
        isArchived ? (
          <>
            <Button
              tone="secondary"
              size="sm"
              icon="restore"
              isPending={isRestoring}
              aria-label={t('dashboard.projects.card.restoreOf', { name })}
              onPress={onRestore}
            >
              {t('dashboard.projects.card.restore')}
            </Button>
            <Button
              tone="ghost"
              size="sm"
              icon="download"
              aria-label={t('dashboard.projects.card.downloadOf', { name })}
              onPress={onDownload}
            >
              {t('dashboard.projects.card.download')}
            </Button>
            <IconButton size="sm" icon="trash" label={t('dashboard.projects.card.deleteOf', { name })} onPress={onDelete} />
          </>
        ) : (
          <>
            <Button
              tone="secondary"
              size="sm"
              icon="cog"
              aria-label={t('dashboard.projects.card.configureOf', { name })}
              onPress={onConfigure}
            >
              {t('dashboard.projects.card.configure')}
            </Button>
            <Button tone="ghost" size="sm" icon="archive" aria-label={t('dashboard.projects.card.archiveOf', { name })} onPress={onArchive}>
              {t('dashboard.projects.card.archive')}
            </Button>
          </>
        )
      }
    >
      <span className={css.line}>{category ?? t('dashboard.projects.card.noCategory')}</span>
      <span className={css.line}>
        {isArchived
          ? t('dashboard.projects.card.archived', { date: formatDay(localDay(archivedAt)) })
          : t('dashboard.projects.card.created', { date: formatDay(localDay(createdAt)) })}
      </span>
      {!isArchived && deadline !== null && (
        <span className={css.place}>
          <DaysLeft deadline={deadline} />
        </span>
      )}
      {waitingCount > 0 && (
        <span className={css.place}>
          <Chip icon="eye">{t('dashboard.projects.card.waiting', { count: waitingCount })}</Chip>
        </span>
      )}
    </Card>
  );
}

/** The first photos of a project: one large, two small; or that there are none yet. */
function ProjectPhotos({ previews, onBroken }: { previews: readonly string[]; onBroken: () => void }) {
  const shown = previews.slice(0, 3);
  if (shown.length === 0) {
    return (
      <div className={css.none}>
        <Icon name="image" size={24} />
        {t('dashboard.projects.card.noPhotos')}
      </div>
    );
  }
  return (
    <div className={css.photos} data-count={shown.length}>
      {shown.map((src) => (
        <Image key={src} src={src} alt="" onBroken={onBroken} />
      ))}
    </div>
  );
}

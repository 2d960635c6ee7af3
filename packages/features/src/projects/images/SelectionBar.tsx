import type { ImageMarkChange } from '@portal/api';
import { breakpoints, Button, type IconName, ModeBar, TextButton, useMediaQuery } from '@portal/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import type { DownloadProgress } from './downloads/useDownloadRun.ts';
import { MarkMenu } from './marks/MarkMenu.tsx';
import type { ImageSelection } from './useSelection.ts';

interface SelectionBarProps {
  selection: ImageSelection;
  /** How many there are. */
  count: number;
  isDownloading?: boolean;
  /** The progress of an archive that is being downloaded: shown instead of the selection. */
  download?: DownloadProgress | null;
  onCancelDownload?: (() => void) | undefined;
  /** Without it single downloads are not offered. */
  onDownload?: () => void;
  onDelete: () => void;
  /** Without it marking is not offered. */
  onMark?: (change: ImageMarkChange) => void;
  /** A quiet action beside the one that chooses all. */
  aside?: ReactNode;
  /** A quiet action on the chosen photos. */
  quiet?: ReactNode;
  /** Further actions, with labels for a wide screen and for a narrow one. */
  more?: readonly SelectionAction[];
}

/** An action on the chosen photos. */
interface SelectionAction {
  label: string;
  short: string;
  icon: IconName;
  onPress: () => void;
}

function statusOf(chosen: number, download: DownloadProgress | null): string {
  if (download) return t('dashboard.projects.images.downloading', { ...download });
  return chosen > 0 ? t('dashboard.projects.images.selection.count', { count: chosen }) : t('dashboard.projects.images.selection.none');
}

/** How many photos are chosen, and the actions on them. With none its space stays reserved, so that the first choice moves nothing. */
export function SelectionBar({ selection, count, isDownloading = false, download = null, ...actions }: SelectionBarProps) {
  const { onCancelDownload, onDownload, onDelete, aside, quiet, onMark, more = [] } = actions;
  const chosen = selection.chosen.length;
  const isWide = useMediaQuery(`(width >= ${breakpoints.sm}rem)`);
  const isKeyboard = useMediaQuery(`(width >= ${breakpoints.lg}rem) and (hover: hover)`);
  // In one line their subject is above them: several have short labels on a wide screen too, and no icons on a phone.
  const isMany = more.length > (onDownload ? 0 : 1);
  const hasIcons = isWide || !isMany;
  const isRoomy = isWide && !isMany;
  const words = (action: 'download' | 'delete' | 'clear', icon?: IconName) => ({
    icon: hasIcons ? icon : undefined,
    'aria-label': t(`dashboard.projects.images.selection.${action}`),
    children: t(isRoomy ? `dashboard.projects.images.selection.${action}` : `dashboard.projects.images.selection.short.${action}`),
  });
  return (
    <ModeBar
      label={t('dashboard.projects.images.selection.label')}
      status={statusOf(chosen, download)}
      isIdle={chosen === 0 && !download}
      aside={
        download && onCancelDownload ? (
          <TextButton onPress={onCancelDownload}>{t('dashboard.projects.images.cancelDownload')}</TextButton>
        ) : (
          <>
            {chosen < count && <TextButton onPress={selection.chooseAll}>{t('dashboard.projects.images.chooseAll')}</TextButton>}
            {chosen === 0 ? aside : quiet}
          </>
        )
      }
      idleHint={onMark && isKeyboard && t('dashboard.projects.images.marks.keys')}
    >
      {onDownload && <Button {...words('download', 'download')} tone="ghost" size="sm" isPending={isDownloading} onPress={onDownload} />}
      {onMark && <MarkMenu onMark={onMark} hasIcon={hasIcons} />}
      {more.map(({ label, short, icon, onPress }) => (
        <Button key={icon} aria-label={label} tone="ghost" size="sm" icon={hasIcons ? icon : undefined} onPress={onPress}>
          {isRoomy ? label : short}
        </Button>
      ))}
      <Button {...words('delete', 'trash')} tone="ghost" size="sm" onPress={onDelete} />
      <Button {...words('clear')} tone="ghost" size="sm" onPress={selection.clear} />
    </ModeBar>
  );
}

import { ErrorState } from '@portal/ui';
import { t } from './texts.ts';
import type { MissingPiece } from './usePiece.ts';

interface PieceFailedProps {
  title: string;
  piece: MissingPiece;
  /** Level of the title in the page's outline: 1 where a whole page is missing. */
  level?: 1 | 2 | 3;
}

/** Code did not come. Tries again in place; where that was in vain, loads the page anew, as `beforeunload` allows. */
export function PieceFailed({ title, piece, level = 3 }: PieceFailedProps) {
  const { needsReload, isRetrying, retry } = piece;
  return (
    <ErrorState
      title={title}
      level={level}
      isRetrying={isRetrying}
      onRetry={needsReload ? () => location.reload() : retry}
      retryLabel={needsReload ? t('reload') : undefined}
    >
      {t(needsReload ? 'failedAgain' : 'failed')}
    </ErrorState>
  );
}

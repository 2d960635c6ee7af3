import { ErrorState } from '@portal/ui';
import { t } from './texts.ts';
import type { MissingPiece } from './usePiece.ts';

/** Code did not come. Tries again in place; where that was in vain, loads the page anew, as `beforeunload` allows. */
export function PieceFailed({ title, piece }: { title: string; piece: MissingPiece }) {
  const { needsReload, isRetrying, retry } = piece;
  return (
    <ErrorState
      title={title}
      level={3}
      isRetrying={isRetrying}
      onRetry={needsReload ? () => location.reload() : retry}
      retryLabel={needsReload ? t('reload') : undefined}
    >
      {t(needsReload ? 'failedAgain' : 'failed')}
    </ErrorState>
  );
}

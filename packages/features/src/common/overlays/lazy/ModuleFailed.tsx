import { ErrorState } from '@portal/ui';
import { t } from './texts.ts';
import type { FailedModule } from './useLazyModule.ts';

interface ModuleFailedProps {
  title: string;
  module: FailedModule;
  /** Heading level of the title: 1 where a whole page is missing. */
  level?: 1 | 2 | 3;
}

/** Code could not be loaded. The first retry requests it again; a second one reloads the page, if `beforeunload` allows it. */
export function ModuleFailed({ title, module, level = 3 }: ModuleFailedProps) {
  const { needsReload, isRetrying, retry } = module;
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

import { ErrorState } from '@portal/ui';
import { t } from './texts.ts';
import type { FailedModule } from './useLazyModule.ts';

interface ModuleFailedProps {
  title: string;
  module: FailedModule;
  /** Level of the title in the page's outline: 1 where a whole page is missing. */
  level?: 1 | 2 | 3;
}

/** Code could not be loaded. Retries in place; if that failed too, reloads the page, as far as `beforeunload` allows. */
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

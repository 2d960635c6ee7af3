import { ErrorState } from '@portal/ui';
import { t } from './texts.ts';
import type { FailedModule } from './useLazyModule.ts';

interface ModuleFailedProps {
  title: string;
  module: FailedModule;
  /** Level of the title in the page's outline: 1 where a whole page is missing. */
  level?: 1 | 2 | 3;
}

/** Code did not come. Tries again in place; where that was in vain, loads the page anew, as `beforeunload` allows. */
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

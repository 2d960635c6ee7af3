import { createLazyModule, type LazyModule, ModuleFailed, ReturnFocus, useLazyModule } from '@portal/features/common';
import type { ComponentType, ReactNode } from 'react';
import { contentId } from './SkipLink.tsx';
import { t } from '../texts.ts';
import { PageLoading } from './PageLoading.tsx';
import css from './PageLoading.module.css';

/** Pages that were opened without their code. */
const missing = new Set<LazyModule<unknown>>();

/** Asks again for the code of the page that was opened, where it has not come. Rejects where it does not come now. */
export async function fetchMissing(): Promise<void> {
  for (const module of missing) {
    await module.fetch();
    missing.delete(module);
  }
}

/**
 * The `lazy` of a route whose code comes with its first visit. It never rejects: the router would remember a rejection
 * until the portal is loaded anew, and would take the whole screen away. The page itself says that its code did not
 * come, among what stands around it (or in `frame`), and asks again.
 */
export function latePage(load: () => Promise<ComponentType>, frame: (words: ReactNode) => ReactNode = (words) => words) {
  const module = createLazyModule(async () => ({ Page: await load() }));
  const LatePage = () => {
    const code = useLazyModule(module);
    if (code.state === 'ready') return <code.value.Page />;
    if (code.state === 'loading') return <PageLoading />;
    return frame(
      <div className={css.failed}>
        <ModuleFailed title={t('failed.title')} module={code} level={1} />
        {/* The pressed button goes when the page has come. */}
        <ReturnFocus to={() => document.getElementById(contentId)} />
      </div>,
    );
  };
  return async () => {
    await module.fetch().catch(() => missing.add(module));
    return { Component: LatePage };
  };
}

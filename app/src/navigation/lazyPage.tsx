import { createLazyModule, type LazyModule, ModuleFailed, ReturnFocus, useLazyModule } from '@portal/features/common/overlays';
import type { ComponentType, ReactNode } from 'react';
import { contentId } from './SkipLink.tsx';
import { t } from '../texts.ts';
import { PageLoading } from './PageLoading.tsx';
import css from './PageLoading.module.css';

/** Pages that were opened before their code loaded. */
const missing = new Set<LazyModule<unknown>>();

/** Requests missing code again. Rejects if it fails to load. */
export async function fetchMissing(): Promise<void> {
  for (const module of missing) {
    await module.fetch();
    missing.delete(module);
  }
}

interface LazyPageProps {
  module: LazyModule<{ Page: ComponentType }>;
  /** The layout around the error. */
  frame: (words: ReactNode) => ReactNode;
}

function LazyPage({ module, frame }: LazyPageProps) {
  const code = useLazyModule(module);
  if (code.state === 'ready') return <code.value.Page />;
  if (code.state === 'loading') return <PageLoading />;
  return frame(
    <div className={css.failed}>
      <ModuleFailed title={t('failed.title')} module={code} level={1} />
      {/* The clicked button disappears when the page has loaded. */}
      <ReturnFocus to={() => document.getElementById(contentId)} />
    </div>,
  );
}

/**
 * The `lazy` of a route whose code loads with its first visit. It never rejects, because the router would remember a rejection until
 * a reload, and replace the whole screen. Instead the page shows the error inside its layout (or `frame`) and offers to retry.
 */
export function lazyPage(load: () => Promise<ComponentType>, frame: LazyPageProps['frame'] = (words) => words) {
  const module = createLazyModule(async () => ({ Page: await load() }));
  const Component = () => <LazyPage module={module} frame={frame} />;
  return async () => {
    await module.fetch().catch(() => missing.add(module));
    return { Component };
  };
}

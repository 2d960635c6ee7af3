import { createPiece, type Piece, PieceFailed, ReturnFocus, usePiece } from '@portal/features/common';
import type { ComponentType, ReactNode } from 'react';
import { contentId } from './SkipLink.tsx';
import { t } from '../texts.ts';
import { PageLoading } from './PageLoading.tsx';
import css from './PageLoading.module.css';

/** Pages that were opened before their code loaded. */
const missing = new Set<Piece<unknown>>();

/** Requests missing code again. Rejects if it fails to load. */
export async function fetchMissing(): Promise<void> {
  for (const piece of missing) {
    await piece.fetch();
    missing.delete(piece);
  }
}

/**
 * The `lazy` of a route whose code loads with its first visit. It never rejects, because the router would remember a rejection until
 * a reload, and replace the whole screen. Instead the page shows the error inside its layout (or `frame`) and offers to retry.
 */
export function latePage(load: () => Promise<ComponentType>, frame: (words: ReactNode) => ReactNode = (words) => words) {
  const piece = createPiece(async () => ({ Page: await load() }));
  const LatePage = () => {
    const code = usePiece(piece);
    if (code.state === 'ready') return <code.value.Page />;
    if (code.state === 'loading') return <PageLoading />;
    return frame(
      <div className={css.failed}>
        <PieceFailed title={t('failed.title')} piece={code} level={1} />
        {/* The clicked button disappears when the page has loaded. */}
        <ReturnFocus to={() => document.getElementById(contentId)} />
      </div>,
    );
  };
  return async () => {
    await piece.fetch().catch(() => missing.add(piece));
    return { Component: LatePage };
  };
}

import type { Bodies } from '@portal/features/common';
import type { RenderedAs } from '@portal/features/session';
import { yieldIfBusy } from './scheduling.ts';

/** The data embedded in a server-rendered page, for hydration. */
export interface PageData {
  renderedAs: RenderedAs;
  answers: Bodies;
  /** Script files of the page and the shell, dependencies first. */
  modules: string[];
}

/** Id of the script element that holds it as JSON. */
export const pageDataId = 'page-data';

/** Marks a complete page: it can be read without scripts. */
export const readableAttribute = 'data-readable';

/** Whether this page is complete. */
export function isReadable(): boolean {
  return document.getElementById(pageDataId)?.hasAttribute(readableAttribute) === true;
}

/** Preloads all modules of the page in parallel instead of discovering them import by import; each only once. */
export async function preloadModules(modules: readonly string[]): Promise<void> {
  for (const file of modules) {
    const href = `/${file}`;
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    await yieldIfBusy();
  }
}

/**
 * Imports the modules one by one: together they block a slow phone for a quarter of a second. Skipped without module preload,
 * where each import would cost another round trip.
 */
export async function importModules(modules: readonly string[]): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const file of modules) {
    await import(/* @vite-ignore */ `/${file}`);
    await yieldIfBusy();
  }
}

/** The data of this page; null if the server sent an empty shell. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by the server of the same build.
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Call after hydration, when the data is no longer needed. */
export function removePageData(): void {
  document.getElementById(pageDataId)?.remove();
}

import type { Bodies } from '@portal/features/common';
import type { DrawnAs } from '@portal/features/session';
import { yieldIfBusy } from './scheduling.ts';

/** What comes with a page that the server has drawn, beside its elements: what it was drawn from. */
export interface PageData {
  drawnAs: DrawnAs;
  answers: Bodies;
  /** Files of its code, the shell's and its own, the needed ones first. */
  modules: string[];
}

/** Id of the element that carries it, as JSON. */
export const pageDataId = 'page-data';

/** Marks a page that lacks nothing of what it shows: it can be read without any code. */
export const readableAttribute = 'data-readable';

/** Whether this page has come whole. */
export function isReadable(): boolean {
  return document.getElementById(pageDataId)?.hasAttribute(readableAttribute) === true;
}

/** Asks for all of the page's code at once, not for one file after the other has told of it; each once, however often it is called. */
export async function preloadModules(modules: readonly string[]): Promise<void> {
  for (const file of modules) {
    const href = `/${file}`;
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    await yieldIfBusy();
  }
}

/**
 * Begins the page's code file by file: all of it in one piece holds a slow phone for a quarter of a second. Not where the browser
 * did not ask for all files beforehand: there each would be one more way to the server.
 */
export async function importModules(modules: readonly string[]): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const file of modules) {
    await import(/* @vite-ignore */ `/${file}`);
    await yieldIfBusy();
  }
}

/** What came with this page; null where the server has sent an empty one. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  // Written by the server of the same build.
  return text ? (JSON.parse(text) as PageData) : null;
}

/** The page is alive, and what it was drawn from is of no more use. */
export function removePageData(): void {
  document.getElementById(pageDataId)?.remove();
}

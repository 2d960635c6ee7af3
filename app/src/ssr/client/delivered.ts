import type { Bodies } from '@portal/features/common';
import type { RenderedAs } from '@portal/features/session';
import { breathe } from './breathe.ts';

/** What comes with a page that the server has drawn, beside its elements: what it was drawn from. */
export interface Delivered {
  renderedAs: RenderedAs;
  answers: Bodies;
  /** Files of its code, the shell's and its own, the needed ones first. */
  modules: string[];
}

/** Id of the element that carries it, as JSON. */
export const deliveredId = 'delivered';

/** Marks a page that lacks nothing of what it shows: it can be read without any code. */
export const readableMark = 'data-readable';

/** Whether this page has come whole. */
export function isReadable(): boolean {
  return document.getElementById(deliveredId)?.hasAttribute(readableMark) === true;
}

/** Asks for all of the page's code at once, not for one file after the other has told of it; each once, however often it is called. */
export async function askForCode(modules: readonly string[]): Promise<void> {
  for (const file of modules) {
    const href = `/${file}`;
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    await breathe();
  }
}

/**
 * Begins the page's code file by file: all of it in one piece holds a slow phone for a quarter of a second. Not where the browser
 * did not ask for all files beforehand: there each would be one more way to the server.
 */
export async function beginCode(modules: readonly string[]): Promise<void> {
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const file of modules) {
    await import(/* @vite-ignore */ `/${file}`);
    await breathe();
  }
}

/** What came with this page; null where the server has sent an empty one. */
export function takeDelivered(): Delivered | null {
  const text = document.getElementById(deliveredId)?.textContent;
  // Written by the server of the same build.
  return text ? (JSON.parse(text) as Delivered) : null;
}

/** The page is alive, and what it was drawn from is of no more use. */
export function forgetDelivered(): void {
  document.getElementById(deliveredId)?.remove();
}

import type { Bodies } from '@portal/features/common';
import type { DrawnAs } from '@portal/features/session';

/** What comes with a page that the server has drawn, beside its elements: what it was drawn from. */
export interface Delivered {
  drawnAs: DrawnAs;
  answers: Bodies;
  /** Files of the page's own code. */
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

/** Asks for the page's own code together with the shell's, not after it; each file once, however often it is called. */
export function preloadPage(): void {
  for (const file of takeDelivered()?.modules ?? []) {
    const href = `/${file}`;
    if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
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

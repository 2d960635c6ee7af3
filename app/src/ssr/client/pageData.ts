import type { Bodies } from '@portal/features/common/data';
import type { RenderedAs } from '@portal/features/session';

/** The data embedded in a server-rendered page, for hydration. */
export interface PageData {
  renderedAs: RenderedAs;
  answers: Bodies;
}

/** Id of the script element that holds it as JSON. */
export const pageDataId = 'page-data';

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

import { parsedUrl, type Project } from '@portal/api';

/**
 * The external page of a new project: its address with the order number, a new-flag and a created anchor (D2 §2.3, ledger OPEN-43). Null: there is
 * no editor, or no number to open it with.
 */
export function createdPage({ url, orderId }: Pick<Project, 'url' | 'orderId'>): string | null {
  const page = url === null || orderId === null ? null : parsedUrl(url);
  if (!page) return null;
  page.searchParams.set('order_id', String(orderId));
  page.searchParams.set('new', '1');
  page.hash = 'created';
  return page.href;
}

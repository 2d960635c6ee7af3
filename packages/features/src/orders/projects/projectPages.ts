import type { Project } from '@portal/api';

/**
 * The external page of a project that has just been made: its own address with the order's number, a new-flag and a
 * created anchor (D2 §2.3, ledger OPEN-43). Null: there is no editor, or no number to open it with.
 */
export function createdPage({ url, orderId }: Pick<Project, 'url' | 'orderId'>): string | null {
  if (url === null || orderId === null || !URL.canParse(url)) return null;
  const page = new URL(url);
  page.searchParams.set('order_id', String(orderId));
  page.searchParams.set('new', '1');
  page.hash = 'created';
  return page.href;
}

/**
 * The page of a product for an order, from the operator's template
 * `https://…/photo-{product}?order_id={order_id}` (ledger OPEN-44). Null: there is no template.
 * No screen offers it yet: which products there are is not specified, and a made-up name would lead nowhere.
 */
export function productPage(template: string, product: string, orderId: number): string | null {
  if (template === '') return null;
  return template.replace('{product}', encodeURIComponent(product)).replace('{order_id}', String(orderId));
}

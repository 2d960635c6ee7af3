import type { Project } from './project.ts';
import { projectCategories } from './project-categories.ts';

/**
 * The page of a project's product, from the operator's template `https://…/photo-{product}?order_id={order_id}` (ledger OPEN-44). The product has the
 * name of the project's category. Null: there is no template, no category, or no number.
 */
export function productPage(template: string, { categoryId, orderId }: Pick<Project, 'categoryId' | 'orderId'>): string | null {
  const product = projectCategories.find(({ id }) => id === categoryId)?.code;
  if (template === '' || !product || orderId === null) return null;
  return template.replaceAll('{product}', encodeURIComponent(product)).replaceAll('{order_id}', String(orderId));
}

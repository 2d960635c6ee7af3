import type { ZipReport } from '@portal/api';

/** Whether no file of the archive belongs to a photo of the project. Unknown where the server reports no files. */
export function isFruitless({ matched, withoutOriginal, ambiguous, refused }: ZipReport): boolean {
  return matched.length === 0 && withoutOriginal.length + ambiguous.length + refused.length > 0;
}

import type { ZipReport } from '@portal/api';

/** Not one file of the archive belongs to a photo of the order. Where the server says nothing of the files, nobody knows. */
export function isFruitless({ matched, withoutOriginal, ambiguous, refused }: ZipReport): boolean {
  return matched.length === 0 && withoutOriginal.length + ambiguous.length + refused.length > 0;
}

import { sentences } from '../contract/sentences.ts';

/** Why a file of an archive is not read whose packing method is not. */
export const entryPacked = (method: string): string => `сжат способом ${method}, который портал не читает`;

/** Reasons for which the archive as a whole has a sentence of its own. */
const whole: Partial<Record<string, string>> = {
  [sentences.entryFormat]: sentences.zipNoImages,
  [sentences.entryEncrypted]: sentences.zipEncrypted,
  [sentences.entryBomb]: sentences.zipBomb,
};

/** What is said of an archive of which nothing was taken: the reason that befell each file, or how often each did. */
export function nothingTaken(refused: readonly { reason: string }[]): string {
  const counts = [...Map.groupBy(refused, ({ reason }) => reason)];
  const [first] = counts;
  if (!first) return sentences.zipNoImages;
  const reasons = counts.map(([reason, { length }]) => `${reason} (${length})`);
  if (reasons.length > 1) return `Из архива ничего не взято: ${reasons.join('; ')}.`;
  const [reason] = first;
  return whole[reason] ?? `Из архива ничего не взято. Причина у всех файлов одна: ${reason}.`;
}

import { sentences } from '../contract/sentences.ts';

/** Why a file with an unsupported compression method is not read. */
export const entryPacked = (method: string): string => `сжат способом ${method}, который портал не читает`;

/** Reasons with a message of their own for the archive as a whole. */
const whole: Partial<Record<string, string>> = {
  [sentences.entryFormat]: sentences.zipNoImages,
  [sentences.entryEncrypted]: sentences.zipEncrypted,
  [sentences.entryBomb]: sentences.zipBomb,
};

/** The message for an archive without any accepted file: the common reason of all files, or how often each occurred. */
export function nothingTaken(refused: readonly { reason: string }[]): string {
  const counts = [...Map.groupBy(refused, ({ reason }) => reason)];
  const [first] = counts;
  if (!first) return sentences.zipNoImages;
  const reasons = counts.map(([reason, { length }]) => `${reason} (${length})`);
  if (reasons.length > 1) return `Из архива ничего не взято: ${reasons.join('; ')}.`;
  const [reason] = first;
  return whole[reason] ?? `Из архива ничего не взято. Причина у всех файлов одна: ${reason}.`;
}

import { type CardKind, limits, seriesOf } from '@portal/api';
import type { Camera } from '../../platform/images/taken-by.ts';
import { type CardCodes, cardPrefix } from '../../platform/sign-cards.ts';

/** What sorting by cards needs to know of a file. */
export interface CardColumns {
  camera: string | null;
  card: CardKind | null;
  card_group_id: number | null;
}

/** By what two cameras are told apart: model and serial number, without that the series of file names too. Null: nothing is known. */
export function cameraName(camera: Camera | null, fileName: string): string | null {
  const parts = [camera?.model, camera?.serial ?? seriesOf(fileName)].filter((part) => part);
  return parts.join(' · ').slice(0, limits.cameraLength).trim() || null;
}

/** Which card an image shows by the texts of its codes; an empty text is a code that cannot be read. Codes of others, as on a poster, are none. */
export function cardIn(cardCodes: CardCodes, projectId: number, codes: readonly string[]): Omit<CardColumns, 'camera'> {
  const own = codes.filter((code) => code.startsWith(cardPrefix));
  const [code] = own;
  if (code === undefined) return { card: codes.includes('') ? 'unreadable' : null, card_group_id: null };
  if (own.length > 1) return { card: 'several', card_group_id: null };
  const groupId = cardCodes.read(projectId, code);
  return { card: groupId === null ? 'unknown' : 'pupil', card_group_id: groupId };
}

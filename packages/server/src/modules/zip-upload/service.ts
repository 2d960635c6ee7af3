import type { ZipReport } from '@portal/api';
import type { Context } from '../../context.ts';
import type { PlainFile } from '../../http/uploads.ts';
import type { Actor } from '../../serve.ts';
import { requireOrder } from '../order-images/service.ts';
import { readArchive } from './read-archive.ts';
import { readInTurn, requireRoom } from './reading-line.ts';

/** An archive that came as a whole. */
export async function uploadZip(context: Context, actor: Actor, asked: { params: { id: number } }, file: PlainFile): Promise<ZipReport> {
  const place = await requireOrder(context, actor, asked);
  requireRoom(actor.userId);
  const report = await readInTurn(actor.userId, () => readArchive(context, place, file.path));
  // The oldest versions of a photograph give way to new ones.
  context.removeDoomed();
  return report;
}

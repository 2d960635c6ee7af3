import { shareDay } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import { requireProject } from '../project-images/service.ts';
import { addressOf } from './open-share.ts';
import * as repository from './repository.ts';
import type { AboutProject } from './service.ts';

/** The addresses of the shares of an own project that still work. */
export async function listShareAddresses(
  context: Context,
  actor: Actor,
  requested: AboutProject & { query: { shareId?: number | undefined } },
): Promise<{ shareId: number; address: string | null }[]> {
  const { projectId } = await requireProject(context, actor, requested);
  const rows = await repository.selectAddresses(context.db, projectId, shareDay(context.clock.now().getTime()), requested.query.shareId);
  return rows.map((row) => ({ shareId: row.id, address: addressOf(context, row) }));
}

/** Encrypts with the first key what was encrypted with another one: at each start, so that the old key can be taken away afterwards. */
export async function renewEncryption({ db, shareTokens, log, shutdownSignal }: Context): Promise<void> {
  let [after, renewed, lost] = [0, 0, 0];
  while (!shutdownSignal.aborted) {
    const rows = await repository.selectEncryptedOtherwise(db, shareTokens.prefix, after);
    for (const row of rows) {
      const token = shareTokens.decrypt(row.encrypted_token, row.token_hash);
      if (token === null) lost += 1;
      else {
        await repository.replaceEncrypted(db, row, shareTokens.encrypt(token, row.token_hash));
        renewed += 1;
      }
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length === 0) break;
  }
  if (renewed > 0) log.info(`${renewed} addresses of shares are encrypted with the first key now`);
  if (lost > 0) log.warn(`${lost} addresses of shares were encrypted with a key that is not set: they work, and cannot be copied again`);
}

import { linkDay } from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/serve.ts';
import { requireOrder } from '../order-images/service.ts';
import * as repository from './repository.ts';
import type { AboutOrder } from './service.ts';

type Encrypted = Pick<repository.LinkRow, 'token_hash' | 'encrypted_token'>;

/** The path of a link; null where the server no longer has the key that it was encrypted with. */
export function addressOf({ linkTokens }: Pick<Context, 'linkTokens'>, { token_hash, encrypted_token }: Encrypted): string | null {
  const token = linkTokens.decrypt(encrypted_token, token_hash);
  return token === null ? null : `/s/${token}`;
}

/** The addresses of the links of an own project that still work. */
export async function listLinkAddresses(
  context: Context,
  actor: Actor,
  requested: AboutOrder & { query: { linkId?: number | undefined } },
): Promise<{ linkId: number; address: string | null }[]> {
  const { projectId } = await requireOrder(context, actor, requested);
  const rows = await repository.selectAddresses(context.db, projectId, linkDay(context.clock.now().getTime()), requested.query.linkId);
  return rows.map((row) => ({ linkId: row.id, address: addressOf(context, row) }));
}

/** Encrypts with the first key what was encrypted with another one: at each start, so that the old key can be taken away afterwards. */
export async function renewEncryption({ db, linkTokens, log, shutdownSignal }: Context): Promise<void> {
  let [after, renewed, lost] = [0, 0, 0];
  while (!shutdownSignal.aborted) {
    const rows = await repository.selectEncryptedOtherwise(db, linkTokens.prefix, after);
    for (const row of rows) {
      const token = linkTokens.decrypt(row.encrypted_token, row.token_hash);
      if (token === null) lost += 1;
      else {
        await repository.replaceEncrypted(db, row, linkTokens.encrypt(token, row.token_hash));
        renewed += 1;
      }
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length === 0) break;
  }
  if (renewed > 0) log.info(`${renewed} addresses of links are encrypted with the first key now`);
  if (lost > 0) log.warn(`${lost} addresses of links were encrypted with a key that is not set: they work, and cannot be copied again`);
}

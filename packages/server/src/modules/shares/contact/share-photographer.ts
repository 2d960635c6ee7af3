import type { ShareRole, SharePhotographer } from '@portal/api';
import type { Context } from '../../../routing/context.ts';
import type { ShareCaller } from '../../../routing/caller.ts';
import { findContacts } from '../../directory/repository.ts';

/**
 * Who to write to about a share. Nothing but the public card, because neither the PIN nor the last day is asked: whoever has the address may be one to
 * whom it was forwarded.
 */
export const getSharePhotographer = async (
  { db }: Pick<Context, 'db'>,
  { share }: Pick<ShareCaller<ShareRole, boolean>, 'share'>,
): Promise<SharePhotographer | null> => (await findContacts(db, share.photographer_id)) ?? null;

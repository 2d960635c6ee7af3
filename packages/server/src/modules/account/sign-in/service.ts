import {
  accountSentences,
  type DecodedRequest,
  type changePassword as changePasswordCall,
  type OpenSession,
  Refusal,
  sentences,
} from '@portal/api';
import { fieldRefusal } from '../../../http/uploads/uploads.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import type { Actor } from '../../../routing/caller.ts';
import type { Context } from '../../../routing/context.ts';
import { requireUncommon } from '../../session/common-passwords.ts';
import { requirePassword } from '../service.ts';
import { deviceWords } from './device-words.ts';
import * as repository from './repository.ts';

/** Sets a new password, ends all other sessions, and tells the owner. 422 for a common password and for a wrong current one. */
export async function changePassword(
  context: Context,
  { userId, tokenHash }: Actor,
  { body }: DecodedRequest<typeof changePasswordCall>,
): Promise<{ message: string }> {
  requireUncommon(body.password);
  const current = await requirePassword(context, userId, body.currentPassword, 'current_password');
  const passwordHash = await hashPassword(body.password);
  const change = { userId, tokenHash, current, passwordHash, now: context.clock.now() };
  // The other of two changes at the same moment: its password is no longer the current one.
  if (!(await repository.replacePassword(context.db, change))) throw fieldRefusal(422, 'current_password', sentences.passwordWrong);
  context.beginWork();
  return { message: accountSentences.passwordChanged };
}

/** Where the caller is signed in. */
export async function listSessions({ db, clock }: Context, actor: Actor): Promise<OpenSession[]> {
  const sessions = await repository.findSessions(db, actor, clock.now());
  return sessions.map(({ id, device, lastUsedAt, isCurrent }) => ({
    id,
    device: deviceWords(device),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: Boolean(isCurrent),
  }));
}

/** 404 for a session that has ended, and for one of somebody else. */
export async function endSession({ db }: Context, { userId }: Actor, { params }: { params: { id: number } }): Promise<{ message: string }> {
  if (!(await repository.deleteOwnSession(db, userId, params.id))) throw new Refusal(404, accountSentences.sessionGone);
  return { message: accountSentences.sessionEnded };
}

/** Ends all sessions of the caller but the one of the call. */
export async function endOtherSessions({ db }: Context, actor: Actor): Promise<{ message: string }> {
  await repository.deleteOtherSessions(db, actor);
  return { message: accountSentences.othersEnded };
}

import {
  accountSentences,
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
  Refusal,
  sentences,
} from '@portal/api';
import { mock, type MockContext } from './mock.ts';
import { requireUncommon } from './session.ts';

/** The caller's sessions with their tokens, the newest first. */
const ownSessions = ({ world, actor }: MockContext) =>
  [...world.sessions].filter(([, { personId, expiresAt }]) => personId === actor.id && expiresAt > world.now()).toReversed();

function endOthers(context: MockContext): void {
  for (const [token] of ownSessions(context)) if (token !== context.token) context.world.sessions.delete(token);
}

export const account = [
  mock(deleteAccount, ({ body }, { world, actor }) => {
    if (body.password !== actor.account.password) {
      throw new Refusal(422, sentences.passwordWrong, { password: [sentences.passwordWrong] });
    }
    const images = [...actor.albums.flatMap(({ photos }) => photos), ...actor.gallery].map(({ url }) => url);
    for (const url of [...images, ...actor.looseFiles.keys(), actor.avatar ?? '']) world.files.delete(url);
    world.people.splice(world.people.indexOf(actor), 1);
    world.projects = world.projects.filter(({ ownerId }) => ownerId !== actor.id);
    world.shares = world.shares.filter(({ projectId }) => world.projects.some(({ id }) => id === projectId));
    for (const store of [world.resets, world.sessions]) {
      for (const [token, { personId }] of store) if (personId === actor.id) store.delete(token);
    }
    return { message: sentences.accountDeleted };
  }),

  mock(changePassword, ({ body }, context) => {
    const { world, actor } = context;
    requireUncommon(body.password);
    if (body.currentPassword !== actor.account.password) {
      throw new Refusal(422, sentences.passwordWrong, { current_password: [sentences.passwordWrong] });
    }
    actor.account.password = body.password;
    endOthers(context);
    for (const [token, { personId }] of world.resets) if (personId === actor.id) world.resets.delete(token);
    return { message: accountSentences.passwordChanged };
  }),

  mock(listSessions, (_, context) =>
    ownSessions(context)
      .map(([token, { id, device, lastUsedAt }]) => ({
        id,
        device,
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        isCurrent: token === context.token,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt)),
  ),

  mock(endSession, ({ params }, context) => {
    const [token] = ownSessions(context).find(([, { id }]) => id === params.id) ?? [];
    if (token === undefined) throw new Refusal(404, accountSentences.sessionGone);
    context.world.sessions.delete(token);
    return { message: accountSentences.sessionEnded };
  }),

  mock(endOtherSessions, (_, context) => {
    endOthers(context);
    return { message: accountSentences.othersEnded };
  }),
];

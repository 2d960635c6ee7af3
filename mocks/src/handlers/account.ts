import { deleteAccount, Refusal, sentences } from '@portal/api';
import { mock } from './mock.ts';

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
];

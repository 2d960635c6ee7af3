import {
  type ActivityWeek,
  changedElsewhere,
  changeProfile,
  getProfile,
  lastWeeks,
  limits,
  listActivity,
  listCategories,
  listSocialNetworks,
  makeSocialLink,
  type Profile,
  Refusal,
  requireVersion,
  sentences,
  updateProfile,
  removeAvatar,
  uploadAvatar,
  weekOf,
} from '@portal/api';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { storeImage, imageType } from '../world/images.ts';
import type { World } from '../world/world.ts';

/** The photographer's own card. What else a person has is not in the contract, and left out by it. */
export function profileOf(person: Person): Profile {
  return {
    ...person,
    city: person.city || null,
    bio: person.bio || null,
    socialLinks: person.links,
    categories: person.specializationIds,
  };
}

/** Views and uploads of the last weeks; photos without a time are not counted. */
function activityOf(world: World, person: Person): ActivityWeek[] {
  const projects = world.projects.filter(({ ownerId }) => ownerId === person.id);
  const stored = [
    ...person.albums.flatMap(({ photos }) => photos),
    ...projects.flatMap(({ images, retouched }) => [...images, ...retouched]),
  ];
  const uploads = Map.groupBy(stored, ({ createdAt }) => (createdAt === null ? '' : weekOf(Date.parse(createdAt))));
  return lastWeeks(world.now()).map((week) => ({
    week,
    views: person.viewWeeks.get(week) ?? 0,
    uploads: uploads.get(week)?.length ?? 0,
  }));
}

function fileRefusal(status: number, message: string): Refusal {
  return new Refusal(status, message, { file: [message] });
}

export const profile = [
  mock(getProfile, (_, { actor }) => profileOf(actor)),

  mock(updateProfile, ({ body, version }, { world, actor }) => {
    if (body.categories?.some((wanted) => !world.specializations.some(({ id }) => id === wanted))) {
      throw new Refusal(422, sentences.invalid, { categories: [sentences.categoryUnknown] });
    }
    requireVersion(updateProfile, version, profileOf(actor), changedElsewhere.card);
    const { socialLinks, categories, ...fields } = changeProfile(profileOf(actor), body);
    Object.assign(actor, fields, {
      about: null,
      links: socialLinks.flatMap(({ networkId, username }) => makeSocialLink(networkId, username) ?? []),
      specializationIds: categories,
      isListed: true,
    } satisfies Partial<Person>);
    return profileOf(actor);
  }),

  mock(uploadAvatar, async ({ body }, { world, actor }) => {
    const type = await imageType(body.file);
    if (body.file.size === 0) throw fileRefusal(422, sentences.avatarMissing);
    if (body.file.size > limits.avatarMaxBytes) throw fileRefusal(413, sentences.avatar_size);
    if (!type) throw fileRefusal(422, sentences.avatar_format);
    actor.avatar = storeImage(world, 'avatars', body.file, type);
    return { url: actor.avatar };
  }),

  mock(removeAvatar, (_, { world, actor }) => {
    if (actor.avatar) world.files.delete(actor.avatar);
    actor.avatar = null;
    return { message: sentences.avatarRemoved };
  }),

  mock(listActivity, (_, { world, actor }) => activityOf(world, actor)),

  mock(listCategories, (_, { world }) => world.specializations),
  mock(listSocialNetworks, (_, { world }) => world.networks),
];

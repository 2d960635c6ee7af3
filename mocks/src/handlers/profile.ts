import {
  changeProfile,
  getProfile,
  limits,
  listCategories,
  listSocialNetworks,
  makeSocialLink,
  type Profile,
  Refusal,
  sentences,
  updateProfile,
  removeAvatar,
  uploadAvatar,
} from '@portal/api';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';
import { storeImage, imageType } from '../world/images.ts';

/** The photographer's own card, as the server sends it. */
export function profileOf(person: Person): Profile {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    city: person.city || null,
    bio: person.bio || null,
    email: person.email,
    phone: person.phone,
    hourlyRate: person.hourlyRate,
    minProductPrice: person.minProductPrice,
    avatar: person.avatar,
    socialLinks: person.links,
    categories: person.specializationIds,
    available: person.available,
  };
}

function fileRefusal(status: number, message: string): Refusal {
  return new Refusal(status, message, { file: [message] });
}

export const profile = [
  mock(getProfile, (_, { actor }) => profileOf(actor)),

  mock(updateProfile, ({ body }, { world, actor }) => {
    if (body.categories?.some((wanted) => !world.specializations.some(({ id }) => id === wanted))) {
      throw new Refusal(422, sentences.invalid, { categories: [sentences.categoryUnknown] });
    }
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

  mock(listCategories, (_, { world }) => world.specializations),
  mock(listSocialNetworks, (_, { world }) => world.networks),
];

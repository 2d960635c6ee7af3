import { limits, type Photo, type Photographer, type PhotographerCard, type Specialization } from '@portal/api';
import type { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';

function specializationsOf(world: World, ids: readonly number[]): Specialization[] {
  return world.specializations.filter(({ id }) => ids.includes(id));
}

/** The specialization with this id, or null. */
export function specializationOf(world: World, wanted: number | null): Specialization | null {
  return world.specializations.find(({ id }) => id === wanted) ?? null;
}

/** The first photos of the card: featured ones, then the first of each portfolio. */
function thumbnailsOf({ albums }: Person): Photo[] {
  const photos = albums.flatMap((album) => album.photos.map((photo, position) => ({ photo, position })));
  return photos
    .toSorted(
      (one, other) =>
        Number(other.photo.isFeatured) - Number(one.photo.isFeatured) ||
        one.position - other.position ||
        (one.photo.id ?? 0) - (other.photo.id ?? 0),
    )
    .slice(0, limits.cardThumbnails)
    .map(({ photo }) => photo);
}

/** The photographer as listed for visitors. */
export function cardOf(world: World, person: Person): PhotographerCard {
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    city: person.city || null,
    avatar: person.avatar,
    specializations: specializationsOf(world, person.specializationIds),
    about: person.about ?? (person.bio || null),
    price: person.hourlyRate,
    rating: person.rating || null,
    available: person.available,
    socialLinks: person.links,
    portfolio: thumbnailsOf(person),
    phone: person.phone,
    isDemo: person.isDemo,
  };
}

/** The photographer's page as visitors see it. */
export function photographerOf(world: World, person: Person): Photographer {
  return {
    ...cardOf(world, person),
    email: person.email,
    bio: person.bio || null,
    experience: person.experience,
    equipment: person.equipment,
    schoolAlbumTypes: person.schoolAlbumTypes,
    albums: person.albums
      .filter(({ photos }) => photos.length > 0)
      .map(({ id, title, description, specializationId, photos }) => ({
        id,
        name: title,
        description,
        specialization: specializationOf(world, specializationId),
        photos,
      })),
  };
}

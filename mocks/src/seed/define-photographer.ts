import { type Frame, type PhotoSet, sceneOf, setLength } from './photo-sets.ts';
import { photoTitles } from './photo-titles.ts';
import { specializationId } from './specializations.ts';
import type { DemoPhotographer, DemoPortfolio, DemoSocialLink, SpecializationCode } from './types.ts';

type PortfolioDraft = {
  title: string;
  of: SpecializationCode;
  /** How many of the person's photos, in order, this portfolio gets. */
  count: number;
  description?: string;
};

type Draft = {
  id: number;
  /** Names the avatar's file and, before the @, the invented address. */
  slug: string;
  email?: string;
  firstName: string;
  lastName: string;
  city: string;
  hourlyRate: number | null;
  minProductPrice?: number;
  rating: number;
  popularity: number;
  available?: boolean;
  about: string;
  /** Paragraphs. */
  bio: readonly string[];
  experience?: string;
  equipment?: string;
  schoolAlbumTypes?: readonly string[];
  specializations: readonly SpecializationCode[];
  /** Ids of the social networks the person has; the handles are invented. */
  social: readonly number[];
  withoutAvatar?: true;
  frames: readonly Frame[];
  portfolios: readonly PortfolioDraft[];
};

/** The photos of a set, starting with the given one and wrapping around. */
export function framesOf(set: PhotoSet, from: 0 | 4 | 5): Frame[] {
  return Array.from({ length: setLength }, (_, step) => ({
    set,
    index: (from + step) % setLength,
  }));
}

/**
 * Photos for a person without a set of their own: the last one of four sets of a similar style, then
 * pairs from the middle. No other person's list starts with any of the first four.
 */
export function mixedFrames(sets: readonly [PhotoSet, PhotoSet, PhotoSet, PhotoSet]): Frame[] {
  return [8, 2, 5].flatMap((index) => sets.map((set) => ({ set, index })));
}

/** Inserts non-breaking spaces: after №, before a dash, before a unit. */
function typeset(text: string): string {
  return text
    .replaceAll('№ ', '№\u00A0')
    .replaceAll(' —', '\u00A0—')
    .replaceAll(/(?<=\d) (?=мм|см|Мп|лет)/gu, '\u00A0');
}

function portfoliosOf(draft: Draft): DemoPortfolio[] {
  let used = 0;
  return draft.portfolios.map(({ title, of, count, description = '' }) => {
    const frames = draft.frames.slice(used, used + count);
    const photos = frames.map((frame, position) => {
      const titles = photoTitles[sceneOf(frame)];
      return {
        file: `${frame.set}-${frame.index}.jpg`,
        title: titles[(draft.id + used + position) % titles.length] ?? '',
        isFeatured: position === 0,
      };
    });
    used += count;
    return {
      title: typeset(title),
      description: typeset(description),
      specializationId: specializationId(of),
      photos,
    };
  });
}

/** WhatsApp uses phone numbers, the others user names. */
const whatsapp = 8;

function socialLinksOf({ social, slug }: Draft, phone: string): DemoSocialLink[] {
  return social.map((networkId) => ({
    networkId,
    username: networkId === whatsapp ? phone.slice(1) : `${slug}_diafragma`,
  }));
}

/** Completes a draft to a demo photographer. */
export function definePhotographer(draft: Draft): DemoPhotographer {
  const phone = `+79000000${String(draft.id).padStart(3, '0')}`;
  return {
    id: draft.id,
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email ?? `${draft.slug}@photo.example`,
    phone,
    city: draft.city,
    hourlyRate: draft.hourlyRate,
    minProductPrice: draft.minProductPrice ?? null,
    rating: draft.rating,
    popularity: draft.popularity,
    available: draft.available ?? true,
    about: typeset(draft.about),
    bio: typeset(draft.bio.join('\n\n')),
    experience: draft.experience ? typeset(draft.experience) : null,
    equipment: draft.equipment ? typeset(draft.equipment) : null,
    schoolAlbumTypes: draft.schoolAlbumTypes ?? [],
    specializationIds: draft.specializations.map(specializationId),
    socialLinks: socialLinksOf(draft, phone),
    avatar: draft.withoutAvatar ? null : `${draft.slug}-a.jpg`,
    portfolios: portfoliosOf(draft),
  };
}

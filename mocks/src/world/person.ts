import {
  type EducationEntry,
  type GalleryImage,
  makeSocialLink,
  type Portfolio,
  type PortfolioPhoto,
  type ProfileFields,
  type SocialLink,
} from '@portal/api';
import type { DemoPhotographer, DemoPortfolio } from '../seed/index.ts';

/** One photographer of the mocked portal: account, card and portfolios. */
export interface Person extends Omit<ProfileFields, 'socialLinks' | 'categories'> {
  id: number;
  /** What they sign in with; never shown. */
  account: { email: string; password: string };
  /** The short text of the directory; null falls back to the biography. */
  about: string | null;
  /** 0 = nobody has rated yet. */
  rating: number;
  popularity: number;
  /** How often others have opened the page, by the Mondays of weeks. */
  viewWeeks: Map<string, number>;
  available: boolean;
  experience: string | null;
  equipment: string | null;
  schoolAlbumTypes: string[];
  specializationIds: number[];
  links: SocialLink[];
  avatar: string | null;
  /** In order, including empty ones. */
  albums: Omit<Portfolio, 'specialization'>[];
  /** Private images, newest first. */
  gallery: GalleryImage[];
  education: EducationEntry[];
  /** URLs of uploaded files that belong to no portfolio yet, with their names. */
  looseFiles: Map<string, string | null>;
  /** Whether the card is complete and listed in the directory. */
  isListed: boolean;
  /** From the seed. */
  isDemo: boolean;
}

/** The URL of a demo photo, by its file name in `public/photos`. */
export const photoUrl = (file: string): string => `/photos/${file}`;

/** Two of the nine demo photos of a set are portrait format (public/photos/README.md). */
export const sizeOf = (file: string) => (/-[36]\.jpg$/.test(file) ? { width: 640, height: 960 } : { width: 1200, height: 800 });

function photosOf({ photos, specializationId }: DemoPortfolio, portfolioId: number, firstId: number): PortfolioPhoto[] {
  return photos.map(({ file, title, isFeatured }, index) => ({
    id: firstId + index,
    url: photoUrl(file),
    thumbnail: photoUrl(file),
    title,
    fileName: null,
    description: null,
    isFeatured,
    createdAt: null,
    portfolioId,
    specializationId,
    ...sizeOf(file),
    color: null,
    placeholder: null,
    middle: null,
  }));
}

/** A demo photographer as a person of the world. */
export function personOf(demo: DemoPhotographer, password: string): Person {
  const { avatar, portfolios, socialLinks, specializationIds, schoolAlbumTypes, ...rest } = demo;
  return {
    ...rest,
    account: { email: demo.email, password },
    links: socialLinks.flatMap(({ networkId, username }) => makeSocialLink(networkId, username) ?? []),
    avatar: avatar && photoUrl(avatar),
    albums: portfolios.map((portfolio, index) => ({
      id: demo.id * 100 + index,
      title: portfolio.title,
      description: portfolio.description || null,
      specializationId: portfolio.specializationId,
      photos: photosOf(portfolio, demo.id * 100 + index, demo.id * 1000 + index * 100),
    })),
    specializationIds: [...specializationIds],
    schoolAlbumTypes: [...schoolAlbumTypes],
    ...nothingOwn(),
    isListed: true,
    isDemo: true,
  };
}

/** Empty private data. */
const nothingOwn = () => ({
  gallery: [],
  education: [],
  looseFiles: new Map<string, string | null>(),
  viewWeeks: new Map<string, number>(),
});

/** A new account with an empty card. */
export function newcomer(id: number, account: Person['account'], names: Pick<Person, 'firstName' | 'lastName' | 'city'>): Person {
  return {
    id,
    account,
    ...names,
    about: null,
    bio: '',
    email: null,
    phone: null,
    hourlyRate: null,
    minProductPrice: null,
    rating: 0,
    popularity: 0,
    available: true,
    experience: null,
    equipment: null,
    schoolAlbumTypes: [],
    specializationIds: [],
    links: [],
    avatar: null,
    albums: [],
    ...nothingOwn(),
    isListed: false,
    isDemo: false,
  };
}

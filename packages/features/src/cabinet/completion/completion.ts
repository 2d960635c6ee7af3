import { isEmail, isPhone, type Portfolio, type Profile } from '@portal/api';

/** The facts about a card that its completeness depends on. */
export interface CardFacts {
  firstName: string;
  lastName: string;
  bio: string;
  city: string;
  avatar: string | null;
  categories: readonly number[];
  email: string;
  phone: string;
  hourlyRate: number | null;
  /** The number of linked networks. */
  socialLinks: number;
  /** A portfolio with at least one photo. */
  hasPortfolio: boolean;
}

/** The share of each part in the whole: seven doubles, four singles (D2 §4). */
const weights = {
  firstName: 2,
  lastName: 2,
  bio: 2,
  city: 2,
  avatar: 2,
  categories: 2,
  portfolio: 2,
  email: 1,
  phone: 1,
  hourlyRate: 1,
  socialLinks: 1,
} as const;

export type CardPart = keyof typeof weights;
const parts = Object.keys(weights) as CardPart[];
const fullWeight = Object.values(weights).reduce((sum: number, weight) => sum + weight, 0);

const isDone: Record<CardPart, (card: CardFacts) => boolean> = {
  firstName: ({ firstName }) => firstName.trim() !== '',
  lastName: ({ lastName }) => lastName.trim() !== '',
  bio: ({ bio }) => bio.trim() !== '',
  city: ({ city }) => city.trim() !== '',
  avatar: ({ avatar }) => Boolean(avatar),
  categories: ({ categories }) => categories.length > 0,
  portfolio: ({ hasPortfolio }) => hasPortfolio,
  email: ({ email }) => isEmail(email),
  phone: ({ phone }) => isPhone(phone),
  hourlyRate: ({ hourlyRate }) => hourlyRate !== null,
  socialLinks: ({ socialLinks }) => socialLinks > 0,
};

const areDone = (card: CardFacts, wanted: readonly CardPart[]): boolean => wanted.every((part) => isDone[part](card));

/** Whether a part is there. */
export const isPartDone = (card: CardFacts, part: CardPart): boolean => isDone[part](card);

/** Whole percent. */
export function completionPercent(card: CardFacts): number {
  const done = parts.filter((part) => isDone[part](card)).reduce((sum, part) => sum + weights[part], 0);
  return Math.round((100 * done) / fullWeight);
}

/** What is still missing, the highest share first. */
export function missingParts(card: CardFacts): CardPart[] {
  return parts.filter((part) => !isDone[part](card));
}

/** The profile alone: six facts (D2 §4). */
export function isProfileComplete(card: CardFacts): boolean {
  return areDone(card, ['firstName', 'lastName', 'bio', 'city', 'avatar', 'categories']);
}

/** The page's green banner requires a portfolio too (ledger CON-46). */
export function isCardComplete(card: CardFacts): boolean {
  return isProfileComplete(card) && card.hasPortfolio;
}

/** The facts that each of the five tips requires. */
const tipParts = {
  who: ['avatar', 'firstName', 'lastName', 'city'],
  bio: ['bio'],
  contacts: ['email', 'phone', 'socialLinks'],
  categories: ['categories'],
  portfolio: ['portfolio'],
} as const satisfies Record<string, readonly CardPart[]>;

export type TipId = keyof typeof tipParts;

/** The five tips in the order in which they are shown (ledger PROF-29…33). A tip is followed when all that it requires is filled in. */
export function tipsOf(card: CardFacts): { id: TipId; isDone: boolean }[] {
  return (Object.keys(tipParts) as TipId[]).map((id) => ({ id, isDone: areDone(card, tipParts[id]) }));
}

/** Whether any portfolio has a photo. */
export function hasPhotos(portfolios: readonly Portfolio[]): boolean {
  return portfolios.some(({ photos }) => photos.length > 0);
}

/** The facts of a saved card. */
export function factsOf(profile: Profile, portfolios: readonly Portfolio[]): CardFacts {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    bio: profile.bio ?? '',
    city: profile.city ?? '',
    avatar: profile.avatar,
    categories: profile.categories,
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    hourlyRate: profile.hourlyRate,
    socialLinks: profile.socialLinks.length,
    hasPortfolio: hasPhotos(portfolios),
  };
}

/** Whether visitors see the card: saving it for the first time publishes it (decision 003). */
export function isListed({ city, categories }: Profile): boolean {
  return Boolean(city) && categories.length > 0;
}

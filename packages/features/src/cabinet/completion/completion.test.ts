import type { Portfolio, PortfolioPhoto } from '@portal/api';
import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  type CardPart,
  completionPercent,
  hasPhotos,
  isCardComplete,
  isProfileComplete,
  missingParts,
  tipsOf,
} from './completion.ts';
import { full } from './testing/full-card.ts';

const empty: CardFacts = {
  firstName: '',
  lastName: '',
  bio: '',
  city: '',
  avatar: null,
  categories: [],
  email: '',
  phone: '',
  hourlyRate: null,
  socialLinks: 0,
  hasPortfolio: false,
};
/** One fact of the full card, alone. */
const only = (...names: (keyof CardFacts)[]): CardFacts => ({ ...empty, ...Object.fromEntries(names.map((name) => [name, full[name]])) });

const photo: PortfolioPhoto = {
  id: 1,
  url: '/1.jpg',
  thumbnail: '/1.jpg',
  title: null,
  fileName: null,
  specializationId: null,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  middle: null,
  description: null,
  isFeatured: false,
  createdAt: null,
  portfolioId: 1,
};
const portfolio = (...photos: PortfolioPhoto[]): Portfolio => ({
  id: 1,
  title: 'Школа',
  description: null,
  specializationId: null,
  specialization: null,
  photos,
});

/** The tips that are not followed yet. */
const open = (card: CardFacts) => tipsOf(card).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

describe('percent', () => {
  it('goes from nothing to all', () => {
    expect([completionPercent(empty), completionPercent(full)]).toEqual([0, 100]);
  });
  it.each(['firstName', 'lastName', 'bio', 'city', 'avatar', 'categories', 'hasPortfolio'] as const)('%s counts double', (name) => {
    expect(completionPercent(only(name))).toBe(Math.round((100 * 2) / 18));
  });
  it.each(['email', 'phone', 'hourlyRate', 'socialLinks'] as const)('%s counts single', (name) => {
    expect(completionPercent(only(name))).toBe(Math.round(100 / 18));
  });
  it('is 22 for two names, and a whole number always', () => {
    expect(completionPercent(only('firstName', 'lastName'))).toBe(22);
  });
  it('counts several links once', () => {
    expect(completionPercent({ ...empty, socialLinks: 1 })).toBe(completionPercent({ ...empty, socialLinks: 8 }));
  });
  it.each([{ firstName: '   ' }, { phone: '+7900' }, { email: 'anna@' }, { avatar: '' }])('does not count %j', (change) => {
    expect(completionPercent({ ...empty, ...change })).toBe(0);
  });
});

it('names what is missing, the weightiest first', () => {
  expect(missingParts({ ...full, phone: '', bio: '', hasPortfolio: false })).toEqual<CardPart[]>(['bio', 'portfolio', 'phone']);
});

describe('completeness', () => {
  it.each(['firstName', 'lastName', 'bio', 'city', 'avatar', 'categories'] as const)('needs %s', (name) => {
    expect(isProfileComplete({ ...full, [name]: empty[name] })).toBe(false);
  });
  it('of the profile needs nothing else', () => {
    expect(isProfileComplete({ ...full, email: '', phone: '', hourlyRate: null, socialLinks: 0, hasPortfolio: false })).toBe(true);
  });
  it('of the page needs a portfolio too', () => {
    expect([isCardComplete(full), isCardComplete({ ...full, hasPortfolio: false })]).toEqual([true, false]);
  });
});

describe('portfolios', () => {
  it.each([
    ['none', [], false],
    ['only an empty one', [portfolio()], false],
    ['an empty and a filled one', [portfolio(), portfolio(photo)], true],
  ])('%s', (_, portfolios, counts) => {
    expect(hasPhotos(portfolios)).toBe(counts);
  });
});

describe('tips', () => {
  it.each([
    [full, []],
    [empty, ['who', 'bio', 'contacts', 'categories', 'portfolio']],
    [{ ...full, avatar: null }, ['who']],
    [{ ...full, phone: '+7900' }, ['contacts']],
    [{ ...full, socialLinks: 0 }, ['contacts']],
    [{ ...full, hourlyRate: null }, []],
  ])('%#', (card, ids) => {
    expect(open(card)).toEqual(ids);
  });
});

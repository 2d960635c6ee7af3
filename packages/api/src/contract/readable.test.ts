import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listGroups } from '../groups/groups.ts';
import { listShares } from '../shares/project-shares.ts';
import { listSharedImages } from '../shares/shared.ts';
import { listProjectImages } from '../project-images/project-images.ts';
import { defaultQuery } from '../photographers/directory-query.ts';
import { getPhotographer, listPhotographers } from '../photographers/photographers.ts';
import { listGallery } from '../portfolios/gallery.ts';
import { listPortfolios } from '../portfolios/portfolios.ts';
import { getProfile } from '../profile/profile.ts';
import { listSocialNetworks } from '../profile/social-links.ts';
import { listProjectCategories } from '../projects/project-categories.ts';
import { listProjects } from '../projects/projects.ts';
import { listSpecializations } from '../reference/specializations.ts';
import { listRetouched } from '../retouched/retouched.ts';
import { listSuggestions } from '../retouched/suggestions.ts';
import { failureOf, portal } from '../testing/portal.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => log.mockReset());

const project = { params: { id: 5 } };
const retouched = {
  id: 1,
  name: 'a.jpg',
  size: 7,
  created_at: '2026-05-14T10:00:00Z',
  version: 1,
  original_id: null,
  urls: { thumb: null, medium: null, original: null },
  width: null,
  height: null,
  color: null,
  earlier: [],
  is_held: false,
};

const link = {
  id: 1,
  role: 'client',
  shows: 'both',
  group_id: null,
  group_name: null,
  has_pin: false,
  expires_on: null,
  can_download: true,
  choice_limit: null,
  watermark: null,
  email: null,
  email_state: null,
  email_failure: null,
  is_address_lost: false,
  state: 'active',
  created_at: '2026-05-14T10:00:00Z',
  ended_at: null,
  last_opened_at: null,
  choice_closed_at: null,
  signed_off_at: null,
  last_downloaded_at: null,
  favourite_count: 0,
  remark_count: 0,
};
const sharedPhoto = {
  id: 1,
  kind: 'original',
  original_id: 1,
  name: 'a.jpg',
  width: 3,
  height: 2,
  color: null,
  src: '/a',
  thumb: '/b',
  taken_at: null,
  is_favourite: false,
  remark: null,
  is_renewed: false,
  is_dropped: false,
  is_downloadable: false,
};

test.each([
  [
    'photographers',
    () =>
      portal({
        items: [
          { id: 1, name: 'Анна' },
          { id: 2, name: 'Борис', price: 99.5 },
        ],
        total: 2,
      }).call(listPhotographers, { query: defaultQuery }),
  ],
  [
    'projects',
    () =>
      portal([
        { id: 1, name: 'Школа' },
        { id: 2, name: null },
      ]).call(listProjects, {}),
  ],
  [
    'categories of projects',
    () =>
      portal([
        { id: 1, name: 'Школа' },
        { id: 'два', name: 'Сад' },
      ]).call(listProjectCategories, {}),
  ],
  [
    'images of a project',
    () =>
      portal([
        { id: 1, name: 'a.jpg' },
        { id: 2, size: 1.5 },
      ]).call(listProjectImages, project),
  ],
  [
    'portfolios',
    () =>
      portal([
        { id: 1, title: 'Школа' },
        { id: null, title: 'Сад' },
      ]).call(listPortfolios, {}),
  ],
  [
    'images of the gallery',
    () => portal({ data: [{ id: 1, url: '/1.jpg' }, { id: 2 }], total: 2 }).call(listGallery, { query: { page: 1, limit: 9 } }),
  ],
  ['specializations', () => portal([{ id: 1, name: 'Школа' }, { id: 2 }]).call(listSpecializations, {})],
  ['groups of a project', () => portal([{ id: 1, name: '11 «А»' }, { id: 2 }]).call(listGroups, project)],
  [
    'suggestions',
    async () => {
      const { suggestions } = await portal({
        suggestions: [
          { retouched_id: 1, original_id: 7, certainty: 'high' },
          { retouched_id: 2, original_id: 8, certainty: 'none' },
        ],
        next: null,
      }).call(listSuggestions, { ...project, query: {} });
      return suggestions.map(({ retouchedId }) => ({ id: retouchedId }));
    },
  ],
  ['links', () => portal([link, { ...link, id: 2, state: 'asleep' }]).call(listShares, project)],
  [
    'photos of a link',
    () =>
      portal({ items: [sharedPhoto, { ...sharedPhoto, id: 2, kind: 'drawing' }], total: 2 }).call(listSharedImages, {
        query: { offset: 0, limit: 24 },
      }),
  ],
  ['retouched images', () => portal([retouched, { ...retouched, id: 'два' }]).call(listRetouched, project)],
])('of %s, one that cannot be read is left out and logged', async (_, list) => {
  const answer: { items?: unknown; id?: unknown }[] | { items: { id: unknown }[] } = await list();
  expect((Array.isArray(answer) ? answer : answer.items).map(({ id }) => id)).toEqual([1]);
  expect(log).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith('Left out of a list:', expect.any(Error));
});

test('the numbers of a page stay what the server has said, whatever is left out', async () => {
  const body = {
    items: [
      { id: 1, name: 'Анна' },
      { id: 2, price: 1 },
    ],
    total: 66,
    totalPages: 6,
  };
  expect(await portal(body).call(listPhotographers, { query: defaultQuery })).toMatchObject({ total: 66, pages: 6 });
});

test.each([
  ['all its items', { items: [{ id: 1 }, { id: 2 }], total: 2 }],
  ['what stands beside it', { items: [{ id: 1, name: 'Анна' }] }],
])('a list is refused with %s', async (_, body) => {
  expect((await failureOf(portal(body).call(listPhotographers, { query: defaultQuery }))).kind).toBe('unreadable');
});

test('a photographer stays who has a photo, a specialization or a portfolio that cannot be read', async () => {
  const good = { url: '/1.jpg' };
  const body = {
    id: 1,
    name: 'Анна',
    specializations: [{ id: 4, name: 'Портрет' }, { id: 5 }],
    portfolio: [good, { url: '/2.jpg', width: 0.5 }],
    portfolios: [
      { id: 1, name: 'Школа', media: [good, { url: '/2.jpg', id: 'два' }] },
      { id: 'три', media: [good] },
    ],
  };
  const { specializations, portfolio, albums } = await portal(body).call(getPhotographer, { params: { id: 1 } });
  expect(specializations.map(({ id }) => id)).toEqual([4]);
  expect(portfolio.map(({ url }) => url)).toEqual(['/1.jpg']);
  expect(albums.map(({ name, photos }) => [name, photos.length])).toEqual([['Школа', 1]]);
});

// Left out, they would be deleted with the next save.
test.each([
  ['the profile', () => portal({ first_name: 'Анна', last_name: 'Орлова', categories: [1, 'два'] }).call(getProfile, {})],
  [
    'the networks of its links',
    () => portal([{ id: 2, code: 'vk', name: 'ВКонтакте', base_url: 'https://vk.com/' }, { id: 3 }]).call(listSocialNetworks, {}),
  ],
])('%s is refused whole', async (_, read) => {
  expect((await failureOf(read())).kind).toBe('unreadable');
});

test('projects without an id are shown, each with one below 0 of its own', async () => {
  const projects = await portal([{ name: 'Школа' }, { id: 2, name: 'Сад' }, { name: 'Свадьба' }]).call(listProjects, {});
  expect(projects.map(({ id, name }) => [id, name])).toEqual([
    [-1, 'Школа'],
    [2, 'Сад'],
    [-3, 'Свадьба'],
  ]);
});

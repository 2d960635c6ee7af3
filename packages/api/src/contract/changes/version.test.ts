import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { camelCased } from '../camel-cased.ts';
import { currentOf } from '../../client/client.ts';
import { data } from '../wire.ts';
import { endpoint } from '../endpoint.ts';
import { portfolio } from '../../portfolios/portfolio.ts';
import { portfolioPhoto } from '../../portfolios/portfolio-photo.ts';
import { profileReply } from '../../profile/profile.ts';
import { project } from '../../projects/project.ts';
import { projectShare } from '../../shares/share.ts';
import { refusalBody, type Refusal } from '../refusal.ts';
import { RequestError } from '../../client/request-error.ts';
import { requireVersion, version, versionOf } from './version.ts';

const photo = {
  id: 1,
  url: '/1.jpg',
  middle: null,
  thumbnail: '/1s.jpg',
  title: null,
  specializationId: null,
  width: null,
  height: null,
  color: null,
  placeholder: null,
  fileName: null,
  description: null,
  isFeatured: false,
  createdAt: null,
  portfolioId: 7,
};

/** What each form saves, and what changes without it. */
const forms = {
  card: {
    schema: profileReply,
    stored: {
      id: 7,
      firstName: 'Анна',
      lastName: 'Орлова',
      city: null,
      bio: null,
      email: null,
      phone: null,
      hourlyRate: null,
      minProductPrice: null,
      avatar: null,
      socialLinks: [],
      categories: [1],
      available: true,
    },
    saved: {
      firstName: 'Вера',
      lastName: 'Ким',
      city: 'Тверь',
      bio: 'Сады',
      email: 'anna@photo.example',
      phone: '+79000001234',
      hourlyRate: 1,
      minProductPrice: 1,
      socialLinks: [{ networkId: null, type: 'website', name: 'Сайт', url: 'https://anna.example', username: null }],
      categories: [1, 2],
    },
    apart: { avatar: '/a.jpg', available: false },
  },
  portfolio: {
    schema: portfolio,
    stored: { id: 7, title: 'Сад', description: null, specializationId: null, specialization: null, photos: [] },
    saved: { title: 'Школа', description: 'Утренник', specializationId: 4 },
    apart: { photos: [photo] },
  },
  photo: {
    schema: portfolioPhoto,
    stored: photo,
    saved: { title: 'Звонок', description: 'Линейка', specializationId: 4, isFeatured: true },
    apart: { portfolioId: 8 },
  },
  project: {
    schema: project,
    stored: {
      id: 7,
      orderId: 7,
      name: 'Сад',
      category: null,
      categoryId: null,
      url: null,
      productUrl: null,
      createdAt: '2026-11-20T12:00:00.000Z',
      archivedAt: null,
      clientName: null,
      clientEmail: null,
      clientPhone: null,
      shootDate: null,
      deadline: null,
      photoCount: 0,
      retouchedCount: 0,
      waitingCount: 0,
      previews: [],
    },
    saved: {
      name: 'Школа',
      clientName: 'Мария',
      clientEmail: 'maria@family.example',
      clientPhone: '+79000001234',
      shootDate: '2026-05-14',
      deadline: '2026-06-01',
    },
    apart: { photoCount: 5, archivedAt: '2026-11-21T12:00:00.000Z' },
  },
  share: {
    schema: projectShare,
    stored: {
      id: 7,
      role: 'client',
      shows: 'originals',
      groupId: null,
      groupName: null,
      hasPin: false,
      expiresOn: null,
      alsoShows: null,
      chooses: 'together',
      parentShareId: null,
      familyName: null,
      pupilId: null,
      canDownload: false,
      choiceLimit: null,
      watermark: null,
      email: null,
      emailState: null,
      emailFailure: null,
      isAddressLost: false,
      state: 'active',
      createdAt: '2026-11-20T12:00:00.000Z',
      endedAt: null,
      lastOpenedAt: null,
      choiceClosedAt: null,
      signedOffAt: null,
      lastDownloadedAt: null,
      favouriteCount: 0,
      fixCount: 0,
      remarkCount: 0,
    },
    saved: {
      shows: 'both',
      alsoShows: 'class',
      chooses: 'each_family',
      expiresOn: '2026-12-31',
      canDownload: true,
      choiceLimit: 5,
      watermark: 'Анна',
    },
    apart: { hasPin: true, lastOpenedAt: '2026-11-21T12:00:00.000Z', favouriteCount: 3 },
  },
};

test.each(Object.entries(forms))('the version of the %s changes with each field that its form saves, and with nothing else', (_, form) => {
  const sent = (value: object) => {
    const wire = z.encode<z.ZodMiniType>(form.schema, value) as { data?: { version?: string }; version?: string };
    return (wire.data ?? wire).version;
  };
  const before = sent(form.stored);
  expect(before).toMatch(/^[\da-z]{5,}$/);
  const versions = Object.entries(form.saved).map(([field, value]) => sent({ ...form.stored, [field]: value }));
  expect(new Set([before, ...versions]).size).toBe(versions.length + 1);
  for (const [field, value] of Object.entries(form.apart))
    expect([field, sent({ ...form.stored, [field]: value })]).toEqual([field, before]);
});

const note = camelCased(z.object({ text: z.string(), version }), { version: versionOf('text') });
const updateNote = endpoint('updateNote', 'PUT', '/note', {
  summary: 'Change a note',
  access: 'photographer',
  isVersioned: true,
  reply: data(note),
});

function refusalOf(sent: string | undefined, stored: { text: string }): Refusal | undefined {
  try {
    requireVersion(updateNote, sent, stored, 'changed');
    return undefined;
  } catch (error) {
    return error as Refusal;
  }
}

test('what was changed since it was read is refused, and the answer has what is stored', () => {
  const read = (z.encode(note, { text: 'Лес' }) as { version: string }).version;
  expect(refusalOf(read, { text: 'Лес' })).toBeUndefined();
  expect(refusalOf(undefined, { text: 'Сад' })).toBeUndefined();
  const refused = refusalOf(read, { text: 'Сад' });
  expect(refused).toMatchObject({ status: 409, message: 'changed' });
  const error = RequestError.refused(409, refused && refusalBody(refused));
  const current = currentOf(updateNote, error);
  expect(current).toEqual({ text: 'Сад', version: expect.not.stringMatching(`^${read}$`) });
  expect(refusalOf(current?.version, { text: 'Сад' })).toBeUndefined();
});

test('any other failure says nothing of what is stored', () => {
  const body = { success: false, message: 'ended', data: { text: 'Лес' } };
  expect(currentOf(updateNote, RequestError.refused(422, body))).toBeUndefined();
  expect(currentOf(updateNote, RequestError.refused(409, { success: false, message: 'ended' }))).toBeUndefined();
  expect(currentOf(updateNote, new Error('offline'))).toBeUndefined();
});

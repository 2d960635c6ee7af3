import type { ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { emailFor, emptyShare, type ShareForm, shareForm, settingsOf, toChanges, toGroupShares, toNewShare } from './form.ts';

const share = {
  shows: 'originals',
  choiceLimit: 15,
  expiresOn: '2026-01-01',
  canDownload: false,
  hasPin: true,
  watermark: null,
} as ProjectShare;

const now = Date.parse('2026-11-30T12:00:00Z');
const known = settingsOf(share);

test.each<[Partial<ShareForm>, object | null]>([
  [{}, null],
  [{ pin: '2468' }, { pin: '2468' }],
  [{ pin: '2468', isPinRemoved: true }, { pin: null }],
  [{ expiresOn: '' }, { expiresOn: null }],
  [{ hasWatermark: true, watermark: ' Анна ' }, { watermark: 'Анна' }],
  [{ hasWatermark: false, watermark: 'Анна' }, null],
  [
    { shows: 'both', choiceLimit: null, canDownload: true },
    { shows: 'both', choiceLimit: null, canDownload: true },
  ],
])('only what was changed is sent', (typed, changes) => {
  expect(toChanges(known, { ...known, ...typed })).toEqual(changes);
});

test('a watermark is taken away, and goes where no original is shown', () => {
  const watermarked = settingsOf({ ...share, watermark: 'Анна' });
  expect(toChanges(watermarked, watermarked)).toBeNull();
  expect(toChanges(watermarked, { ...watermarked, hasWatermark: false })).toEqual({ watermark: null });
  expect(toChanges(watermarked, { ...watermarked, shows: 'retouched' })).toEqual({ shows: 'retouched', watermark: null });
});

test('shares of groups need no group and no email; a retoucher gets no watermark', () => {
  const form = { ...emptyShare('mother@family.example', now), hasWatermark: true, watermark: 'Анна', pin: '2468' };
  expect(toGroupShares(form, [])).toEqual({
    shows: 'originals',
    alsoShows: null,
    chooses: 'together',
    choiceLimit: 15,
    pin: '2468',
    expiresOn: form.expiresOn,
    canDownload: false,
    watermark: 'Анна',
  });
  expect(toNewShare({ ...form, role: 'retoucher' }, [])).toMatchObject({
    watermark: null,
    choiceLimit: null,
    canDownload: true,
    email: null,
  });
});

test.each(['', ' ', '<b>', 'Я'.repeat(41), '📷'])('a watermark is not «%s»', (watermark) => {
  expect(shareForm.safeParse({ ...emptyShare('', now), hasWatermark: true, watermark }).success).toBe(false);
  expect(shareForm.safeParse({ ...emptyShare('', now), hasWatermark: false, watermark }).success).toBe(true);
});

test('a share of a group is sent to its family, and only that of the whole project to the client', () => {
  const groups = [
    { id: 1, name: '1А', classId: null, familyEmail: null },
    { id: 2, name: 'Котова Анна', classId: 1, familyEmail: 'anna@family.example' },
  ];
  expect([2, 1, 9, null].map((groupId) => emailFor(groupId, groups, 'client@mail.example'))).toEqual([
    'anna@family.example',
    '',
    '',
    'client@mail.example',
  ]);
});

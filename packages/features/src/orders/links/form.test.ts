import type { ProjectLink } from '@portal/api';
import { expect, test } from 'vitest';
import { emptyLink, type LinkForm, linkForm, settingsOf, toChanges, toGroupLinks, toNewLink } from './form.ts';

const link = { shows: 'originals', choiceLimit: 15, expiresOn: '2026-01-01', canDownload: false, hasPin: true, mark: null } as ProjectLink;

test.each<[Partial<LinkForm>, object]>([
  [{}, {}],
  [{ pin: '2468' }, { pin: '2468' }],
  [{ pin: '2468', isPinRemoved: true }, { pin: null }],
  [{ expiresOn: '' }, { expiresOn: null }],
  [{ isMarked: true, mark: ' Анна ' }, { mark: 'Анна' }],
  [{ isMarked: false, mark: 'Анна' }, {}],
  [
    { shows: 'both', choiceLimit: null, canDownload: true },
    { shows: 'both', choiceLimit: null, canDownload: true },
  ],
])('only what was changed is sent', (typed, changes) => {
  expect(toChanges(link, { ...settingsOf(link), ...typed })).toEqual(changes);
});

test('a mark is taken away, and goes where no original is shown', () => {
  const marked = { ...link, mark: 'Анна' };
  expect(toChanges(marked, settingsOf(marked))).toEqual({});
  expect(toChanges(marked, { ...settingsOf(marked), isMarked: false })).toEqual({ mark: null });
  expect(toChanges(marked, { ...settingsOf(marked), shows: 'retouched' })).toEqual({ shows: 'retouched', mark: null });
});

test('links of groups need no group and no email; who retouches gets no mark', () => {
  const form = { ...emptyLink('mother@family.example'), isMarked: true, mark: 'Анна', pin: '2468' };
  expect(toGroupLinks(form)).toEqual({
    shows: 'originals',
    choiceLimit: 15,
    pin: '2468',
    expiresOn: form.expiresOn,
    canDownload: false,
    mark: 'Анна',
  });
  expect(toNewLink({ ...form, role: 'retoucher' })).toMatchObject({ mark: null, choiceLimit: null, canDownload: true, email: null });
});

test.each(['', ' ', '<b>', 'Я'.repeat(41), '📷'])('a mark is not «%s»', (mark) => {
  expect(linkForm.safeParse({ ...emptyLink(''), isMarked: true, mark }).success).toBe(false);
  expect(linkForm.safeParse({ ...emptyLink(''), isMarked: false, mark }).success).toBe(true);
});

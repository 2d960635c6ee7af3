import type { ProjectLink } from '@portal/api';
import { expect, test } from 'vitest';
import { type LinkForm, settingsOf, toChanges } from './form.ts';

const link = { shows: 'originals', choiceLimit: 15, expiresOn: '2026-01-01', canDownload: false, hasPin: true } as ProjectLink;

test.each<[Partial<LinkForm>, object]>([
  [{}, {}],
  [{ pin: '2468' }, { pin: '2468' }],
  [{ pin: '2468', isPinRemoved: true }, { pin: null }],
  [{ expiresOn: '' }, { expiresOn: null }],
  [
    { shows: 'both', choiceLimit: null, canDownload: true },
    { shows: 'both', choiceLimit: null, canDownload: true },
  ],
])('only what was changed is sent', (typed, changes) => {
  expect(toChanges(link, { ...settingsOf(link), ...typed })).toEqual(changes);
});

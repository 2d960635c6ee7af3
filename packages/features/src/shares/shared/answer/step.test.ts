import type { SharedProject } from '@portal/api';
import { expect, test } from 'vitest';
import { stepText, stepTitle } from './step.ts';

const sent = (more: Partial<SharedProject>): SharedProject => ({
  projectName: 'Школа 12',
  groupName: null,
  familyName: null,
  photographer: { name: 'Анна Иванова', city: '', avatar: null },
  asksFamily: false,
  needsPin: false,
  role: 'client',
  shows: 'both',
  canDownload: false,
  choiceLimit: null,
  hasWatermark: false,
  choiceClosedAt: '2026-11-01T10:00:00Z',
  signedOffAt: null,
  expiresAt: null,
  count: 4,
  retouchedCount: 2,
  renewedCount: 0,
  shownDigest: '',
  favouriteCount: 4,
  wantedCount: 4,
  readyCount: 2,
  fixCount: 0,
  canWithdraw: false,
  ...more,
});
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('where only finished photos are shown, all that were chosen are counted, and no choice can be opened again', () => {
  const share = sent({ shows: 'retouched', favouriteCount: 2 });
  expect(spaced(stepTitle(share, 'sent'))).toBe('Выбор отправлен · ретушь готова у 2 из 4');
  expect(spaced(stepText(share, 'sent'))).toBe('Выбраны 4 фотографии. Готовые фотографии появляются здесь.');
});

test('who chose among the originals reads how many, and whom to ask to choose again', () => {
  expect(spaced(stepText(sent({}), 'sent'))).toMatch(/^Выбраны 4 фотографии\. .*он откроет выбор снова\.$/);
  // Nothing was sent with hearts: what is marked counts.
  expect(spaced(stepText(sent({ favouriteCount: 1, wantedCount: 0 }), 'sent'))).toMatch(/^Выбрана 1 фотография\./);
});

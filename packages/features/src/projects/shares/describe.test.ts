import type { ProjectShare } from '@portal/api';
import { expect, test } from 'vitest';
import { emailText, eventText, listName, namesText, settingsText, stageText, titleText } from './describe.ts';

const at = '2026-11-20T12:00:00Z';
const share: ProjectShare = {
  id: 1,
  role: 'client',
  shows: 'originals',
  groupId: null,
  groupName: null,
  alsoShows: null,
  chooses: 'together',
  parentShareId: null,
  familyName: null,
  pupilId: null,
  hasPin: false,
  expiresOn: null,
  canDownload: false,
  choiceLimit: 15,
  watermark: null,
  email: null,
  emailState: null,
  emailFailure: null,
  isAddressLost: false,
  state: 'active',
  createdAt: at,
  endedAt: null,
  lastOpenedAt: null,
  choiceClosedAt: null,
  signedOffAt: null,
  lastDownloadedAt: null,
  favouriteCount: 0,
  remarkCount: 0,
  fixCount: 0,
};
const chosen = { ...share, lastOpenedAt: at, favouriteCount: 12 };

test.each<[Partial<ProjectShare>, string]>([
  [share, 'Ещё не открывали'],
  [{ lastOpenedAt: at }, 'Открыта 20\u00a0ноября'],
  [chosen, 'Выбрано 12 из 15'],
  [{ ...chosen, choiceLimit: null }, 'Выбрано: 12'],
  [{ ...chosen, choiceClosedAt: at }, 'Выбор закрыт: 12'],
  [{ ...chosen, choiceClosedAt: at, signedOffAt: at }, 'Работа принята'],
  [{ ...chosen, state: 'expired' }, 'Срок истёк'],
  [{ ...chosen, state: 'ended', signedOffAt: at }, 'Завершена'],
])('what is known of a share is said in a few words', (more, words) => {
  expect(stageText({ ...share, ...more })).toBe(words);
});

test('what a share allows is said in a line', () => {
  expect(settingsText({ ...share, hasPin: true, canDownload: true, expiresOn: '2026-11-30' })).toBe(
    'Исходные, выбрать до 15, с PIN, скачивание открыто, до 30\u00a0ноября',
  );
  expect(settingsText({ ...share, shows: 'retouched' })).toBe('Обработанные');
  expect(settingsText({ ...share, groupName: 'Иванов Пётр' })).toBe('Исходные, для клиента, выбрать до 15');
});

test('names of files are listed once each, without their endings', () => {
  expect(namesText(['IMG_1.jpg', 'Анна.Б.JPG', 'без окончания', 'IMG_1.jpg'])).toBe('IMG_1, Анна.Б, без окончания');
  expect(namesText([])).toBe('');
});

test('a share of one group is called by it', () => {
  expect([titleText(share), titleText({ ...share, groupName: 'Иванов Пётр' })]).toEqual(['Ссылка для клиента', 'Иванов Пётр']);
});

test('in a list of addresses a retoucher’s one of a group is not that of its family', () => {
  const retoucher = { ...share, role: 'retoucher' } as const;
  const shares = [share, retoucher, { ...share, groupName: 'Иванов Пётр' }, { ...retoucher, groupName: 'Иванов Пётр' }];
  expect(shares.map(listName)).toEqual(['Ссылка для клиента', 'Ссылка для ретушёра', 'Иванов Пётр', 'Иванов Пётр, для ретушёра']);
});

test.each([
  ['uploaded', 3, 'Ретушёр прислал 3\u00a0фотографии'],
  ['downloaded', 21, 'Скачано: 21\u00a0фотография'],
  ['choice_closed', 3, 'Клиент выбрал 3\u00a0фотографии'],
  ['choice_closed', 21, 'Клиент выбрал 21\u00a0фотографию'],
  ['opened', null, 'Открыта'],
] as const)('what happened to a share is said with its number', (kind, count, words) => {
  expect(eventText({ kind, count, at, reason: null })).toBe(words);
});

test.each([
  ['no_mailbox', 'такого ящика нет'],
  ['expired', 'срок ссылки вышел раньше, чем оно ушло'],
  ['mailbox_full', 'ящик переполнен'],
  ['refused', 'почта получателя сочла его спамом'],
  ['unreachable', 'почтовый сервер не отвечает'],
  ['other', 'почтовый сервер его не принял'],
] as const)('what has become of an email is said with its reason: %s', (reason, words) => {
  expect(eventText({ kind: 'not_delivered', count: null, at, reason })).toBe(`Письмо не доставлено: ${words}`);
  expect(eventText({ kind: 'reminder_failed', count: null, at, reason })).toBe(`Напоминание не доставлено: ${words}`);
  const mailed = { ...share, email: 'anna@family.example' };
  expect(emailText({ ...mailed, emailState: 'failed', emailFailure: reason })).toBe(
    `Письмо на anna@family.example не доставлено: ${words}`,
  );
  expect(emailText({ ...mailed, emailState: 'queued', emailFailure: reason })).toBe(
    `Письмо на anna@family.example ещё не отправлено: ${words}`,
  );
  expect(emailText({ ...mailed, emailState: 'sent' })).toBe('Отправлена на anna@family.example');
  expect(emailText({ ...mailed, emailState: 'failed', state: 'ended' })).toBeNull();
});

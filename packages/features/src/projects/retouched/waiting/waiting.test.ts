import type { Retouched } from '@portal/api';
import { expect, it } from 'vitest';
import { t } from '../../texts.ts';
import { clientsSee, showWords, waitingOf } from './waiting.ts';

const day = '2026-11-20T10:00:00.000Z';
/** A photo by its versions, the newest first. */
function photo(...versions: { shown?: boolean; accepted?: boolean }[]): Retouched {
  const all = versions.map(({ shown = false, accepted = false }, place) => ({
    number: versions.length - place,
    name: 'a.jpg',
    size: 1,
    createdAt: day,
    original: null,
    shownAt: shown ? day : null,
    acceptedAt: accepted ? day : null,
  }));
  const [newest, ...earlier] = all;
  const urls = { thumb: null, medium: null, original: null };
  const rest = { id: 1, originalId: 11, urls, width: null, height: null, color: null, isHeld: false };
  return { ...rest, name: 'a.jpg', size: 1, createdAt: day, version: versions.length, shownAt: null, acceptedAt: null, ...newest, earlier };
}
const [fresh, shown, accepted] = [photo({}), photo({ shown: true }), photo({ shown: true, accepted: true })];
const next = photo({}, { shown: true, accepted: true });

it('keeps new versions of accepted photos apart from what nobody has accepted', () => {
  expect(waitingOf([fresh, shown, accepted, next])).toEqual({ all: [fresh, next], fresh: [fresh], accepted: [next], loose: [] });
  expect(waitingOf([{ ...fresh, isHeld: true }]).all).toEqual([]);
});

it('keeps what has no original apart from what is shown all at once', () => {
  const loose = { ...fresh, originalId: null };
  expect(waitingOf([fresh, loose])).toEqual({ all: [fresh, loose], fresh: [fresh], accepted: [], loose: [loose] });
  expect(showWords([loose])?.label).toBe('Показать клиентам');
});

it.each([
  ['nothing', [shown, accepted], undefined],
  ['«Показать клиентам»', [fresh, shown], 'Показать клиентам'],
  ['«Показать новую версию»', [next, shown], 'Показать новую версию'],
  ['«Показать новые версии»', [next, next], 'Показать новые версии'],
  ['both', [fresh, next], 'Показать всё, и новые версии'],
  ['so many of them', Array.from({ length: 21 }, () => next), 'Показать новые версии'],
])('offers %s', (_, photos, label) => {
  const words = showWords(photos);
  expect(words?.label).toBe(label);
  // Who speaks to the page says what is written.
  expect(label ?? '').toContain(words?.short ?? '');
});

it('says what a new version would replace', () => {
  const replaced = [1, 2].map((count) => t('retouched.waiting.accepted', { count }).replaceAll('\u00a0', ' '));
  expect(replaced).toEqual([
    '1 фотографию клиент уже принял: новая версия заменит принятое, только если вы так решите.',
    '2 фотографии клиент уже принял: новые версии заменят принятое, только если вы так решите.',
  ]);
});

it.each([
  ['nothing of a photo that is simply shown', shown, null],
  ['nothing of one that is held back', { ...fresh, isHeld: true }, null],
  ['that none is seen', fresh, 'Ждёт вас: клиенты её пока не видят.'],
  ['which earlier one is seen', photo({}, { shown: true }), 'Ждёт вас: клиенты пока видят версию 1.'],
  ['which accepted one is seen', next, 'Ждёт вас: клиент принял версию 1 и видит её.'],
  ['that it is accepted', accepted, 'Клиент принял эту версию.'],
  [
    'that it replaced the accepted one',
    photo({ shown: true }, { shown: true, accepted: true }),
    'Клиент принял версию 1, а видит эту: она отмечена как новая.',
  ],
])('says of a photo %s', (_, one, text) => {
  expect(clientsSee(one)).toBe(text);
});

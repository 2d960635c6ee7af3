import type { Retouched } from '@portal/api';
import { expect, it } from 'vitest';
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
  ['both by name', [fresh, next], 'Показать клиентам, и новые версии'],
])('offers %s', (_, photos, label) => {
  expect(showWords(photos)?.label).toBe(label);
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
    'Клиент принял версию 1, видит эту: она отмечена как новая.',
  ],
])('says of a photo %s', (_, one, text) => {
  expect(clientsSee(one)).toBe(text);
});

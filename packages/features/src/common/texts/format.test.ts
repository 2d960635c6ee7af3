import { afterEach, expect, test, vi } from 'vitest';
import { formatCount, formatDay, formatLocalTime, formatRating, formatRubles } from './format.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [0, '0 ₽'],
  [900, '900 ₽'],
  [12_500, '12 500 ₽'],
  [10_000_000, '10 000 000 ₽'],
])('%i rubles are written with groups and the sign', (amount, text) => {
  expect(formatRubles(amount)).toBe(text.replaceAll(' ', '\u00a0'));
});

test('a rating has one decimal and a comma', () => {
  expect([formatRating(4.9), formatRating(5)]).toEqual(['4,9', '5,0']);
});

test.each([0, 7, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567])('%i is written as browsers write it in Russian', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('ru-RU'));
});

test.each([0, 1, 3.14, 4.25, 4.35, 4.449, 4.95, 5])('a rating of %d is written as browsers write it in Russian', (value) => {
  const browsers = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect(formatRating(value)).toBe(browsers.format(value));
});

test.each(['America/Los_Angeles', 'Europe/Moscow', 'Pacific/Kiritimati'])('a day is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDay('2026-11-14').replaceAll('\u00a0', ' ')).toBe('14 ноября 2026 г.');
  expect(formatDay('2026-01-01', 'short').replaceAll('\u00a0', ' ')).toBe('1 января');
});

test.each(['', 'NaN-NaN-NaN', '2026-13-40'])('the day %j, which cannot be read, is a dash', (day) => {
  expect(formatDay(day)).toBe('—');
});

test.each(['UTC', 'Asia/Vladivostok'])('a time of a clock without a zone is the same everywhere (%s)', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatLocalTime('2026-05-14T23:31:07.250')).toBe('14 мая 2026 г., 23:31'.replaceAll(' ', '\u00a0'));
});

import { expect, it } from 'vitest';
import { weekDays, weekLabel, weeksToShow } from './weeks.ts';

const weeks = [0, 3, 0, 5].map((views, index) => ({ week: `2026-11-0${index + 1}`, views, uploads: index === 2 ? 9 : 0 }));

it('a chart begins with the first week that has something, and keeps empty ones after it', () => {
  expect(weeksToShow(weeks, 'views')?.map(({ views }) => views)).toEqual([3, 0, 5]);
});

it('one week with something is no chart', () => {
  expect(weeksToShow(weeks, 'uploads')).toBeNull();
  expect(weeksToShow([], 'views')).toBeNull();
});

it('a week is named by its days', () => {
  expect(weekDays('2026-11-16')).toBe('16–22 ноября');
  expect(weekDays('2026-11-30')).toMatch(/^30 ноября\s–\s6 декабря$/);
  expect(weekLabel('2026-11-02')).toBe('02.11');
});

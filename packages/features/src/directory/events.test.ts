import { expect, test } from 'vitest';
import { createDirectoryEvents } from './events.ts';

const filters = {
  city: 'Казань',
  specialization: '',
  specializations: [],
  minPrice: 0,
  maxPrice: 10_000,
  sortBy: 'rating',
  sortOrder: 'desc',
} as const;

test('a listener gets its event until it stops listening', () => {
  const events = createDirectoryEvents();
  const received: string[] = [];
  const stop = events.on('directory:section-reset', ({ section, filters: { city } }) => received.push(`${section} ${city}`));
  events.emit('directory:section-reset', { section: 'price', filters: { ...filters, specializations: [] } });
  events.emit('directory:filters-reset', { filters: { ...filters, specializations: [] } });
  stop();
  events.emit('directory:section-reset', { section: 'city', filters: { ...filters, specializations: [] } });
  expect(received).toEqual(['price Казань']);
});

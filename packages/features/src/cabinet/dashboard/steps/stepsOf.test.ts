import { expect, test } from 'vitest';
import type { CardFacts } from '../../completion/completion.ts';
import { full } from '../../completion/testing/full-card.ts';
import { stepsOf } from './stepsOf.ts';

test.each<[string, Partial<CardFacts>, string[]]>([
  ['a full card lacks nothing', {}, []],
  ['one of the names, and a phone that is none', { lastName: ' ', phone: '+7' }, ['lastName', 'phone']],
  [
    'what a newcomer lacks, in the order of the steps',
    { bio: '', city: '', avatar: null, categories: [], hasPortfolio: false, hourlyRate: null, socialLinks: 0 },
    ['bio', 'city', 'avatar', 'categories', 'portfolio', 'hourlyRate', 'socialLinks'],
  ],
])('%s', (_, change, missing) => {
  const steps = stepsOf({ ...full, ...change });
  expect(steps).toHaveLength(10);
  expect(steps.flatMap((step) => step.missing ?? [])).toEqual(missing);
});

import { expect, test } from 'vitest';
import { type Call, isCall, statusText, withCall } from './calls.ts';

const started: Call = { id: '1', method: 'GET', path: '/photographers' };

test('an answer takes the place of its call, in the order of the starts', () => {
  const second: Call = { id: '2', method: 'POST', path: '/api/login' };
  const answered: Call = { ...started, status: 200, milliseconds: 12 };
  expect([started, second, answered].reduce(withCall, [] as readonly Call[])).toEqual([answered, second]);
});

test('a call that waits, one that failed and one that was refused are told apart', () => {
  expect([started, { ...started, status: 0 }, { ...started, status: 422 }].map(statusText)).toEqual(['waiting', 'no connection', '422']);
});

test('files are no calls', () => {
  expect(['/api/login', '/photographers', '/photographer/1/portfolio'].every(isCall)).toBe(true);
  expect(['/', '/photos/anna-0.jpg', '/assets/photographers.js', '/apical'].some(isCall)).toBe(false);
});

import { expect, it } from 'vitest';
import { rangeOf } from './range-of.ts';

const total = 1_000;
const tag = '"one"';
const ask = (headers: Record<string, string>, method = 'GET', bytes = total) => {
  const { status, start, end, headers: sent } = rangeOf({ method, headers }, { tag, total: bytes });
  return { status, start, end, range: sent['content-range'], length: sent['content-length'], accepts: sent['accept-ranges'] };
};
const whole = { status: 200, start: 0, end: 999, range: undefined, length: 1_000, accepts: 'bytes' };

it.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-999', 0, 999],
  ['bytes=7-', 7, 999],
  ['bytes=999-', 999, 999],
  ['BYTES=7-9', 7, 9],
  ['bytes=7-1000', 7, 999],
  [`bytes=7-${'9'.repeat(400)}`, 7, 999],
  [`bytes=${'0'.repeat(400)}7-9`, 7, 9],
  ['bytes=-1', 999, 999],
  ['bytes=-1000', 0, 999],
  // More than the file has: all of them.
  ['bytes=-1001', 0, 999],
  [`bytes=-${'9'.repeat(400)}`, 0, 999],
])('%s is a range', (range, start, end) => {
  const length = end - start + 1;
  expect(ask({ range })).toEqual({ status: 206, start, end, range: `bytes ${start}-${end}/1000`, length, accepts: 'bytes' });
});

it.each(['bytes=1000-', 'bytes=1000-2000', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])('%s lies behind the end', (range) => {
  expect(ask({ range })).toMatchObject({ status: 416, range: 'bytes */1000', length: undefined });
});

it.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=7',
  'bytes=9-7',
  'bytes=1000-999',
  'bytes=a-b',
  'bytes=7-b',
  'bytes=--7',
  'bytes=+7-9',
  'bytes=7.5-9',
  'bytes=0x7-9',
  'bytes=7e0-9',
  'bytes=٧-٩',
  'bytes= 7-9',
  'bytes=7-9,',
  'bytes=0-1,7-9',
  'bytes=0-1, bytes=7-9',
  `bytes=${'0-0,'.repeat(3_000)}0-0`,
  'lines=7-9',
  // In an unknown unit it is undefined whether a range lies behind the end.
  'lines=5000-',
  'bytes=7-9\n',
])('%j is no range, and the whole is answered', (range) => {
  expect(ask({ range })).toEqual(whole);
});

it('is answered to GET alone, and only for the content that the caller knows', () => {
  const range = 'bytes=7-9';
  expect(ask({})).toEqual(whole);
  for (const method of ['HEAD', 'POST']) expect(ask({ range }, method)).toEqual(whole);
  expect(ask({ range, 'if-range': tag })).toMatchObject({ status: 206 });
  for (const other of ['"two"', 'W/"one"', 'one', '*', '', '"one", "two"', 'Mon, 23 Nov 2026 00:00:00 GMT']) {
    expect(ask({ range, 'if-range': other })).toEqual(whole);
    expect(ask({ range: 'bytes=1000-', 'if-range': other })).toEqual(whole);
  }
});

it.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('%s cannot be a range of an empty file', (range) => {
  expect(ask({ range }, 'GET', 0)).toMatchObject({ status: 416, range: 'bytes */0' });
});

import { expect, test } from 'vitest';
import { byImage, signsOf } from './clientMarks.ts';

const at = '2026-11-20T12:00:00Z';

test('a photo has the marks of all clients, each once', () => {
  const remarks = [
    { imageId: 2, text: 'Светлее', at },
    { imageId: 2, text: 'Темнее', at },
  ];
  const marks = byImage({ favourites: [1, 2], remarks, hidden: [3] });
  expect(marks.remarks.get(2)).toEqual(['Светлее', 'Темнее']);
  expect([1, 2, 3, 4].map((id) => signsOf(marks, id).map(({ icon }) => icon))).toEqual([['heart'], ['heart', 'edit'], ['eyeoff'], []]);
});

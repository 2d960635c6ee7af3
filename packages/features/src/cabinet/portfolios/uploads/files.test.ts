import { expect, it } from 'vitest';
import { withFiles } from './files.ts';

const file = (name: string, lastModified = 1) => new File([name], name, { lastModified });

it('the same photo chosen twice is listed once, in its first place', () => {
  const chosen = withFiles([file('1.jpg'), file('2.jpg')], [file('1.jpg'), file('3.jpg'), file('3.jpg')]);
  expect(chosen.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg']);
});

it('another photo of the same name is another photo', () => {
  expect(withFiles([file('1.jpg')], [file('1.jpg', 2)])).toHaveLength(2);
});

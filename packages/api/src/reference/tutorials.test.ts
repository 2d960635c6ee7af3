import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listTutorials } from './tutorials.ts';

const read = (raw: unknown) => z.decode(listTutorials.reply, listTutorials.reads.reply(raw) as never);
const one = { place: 'one', url: 'https://rutube.ru/video/1', cover: null };

describe('listTutorials', () => {
  it.each([
    ['in an envelope', { success: true, data: { settings: { lk_tutorial_one: 'https://rutube.ru/video/1' } } }],
    ['without one', { settings: { lk_tutorial_one: ' https://rutube.ru/video/1 ', lk_tutorial_one_cover: '' } }],
    ['as the map itself', { lk_tutorial_one: 'https://rutube.ru/video/1', lk_tutorial_two: '', other: 7, lk_tutorial_one_cover: null }],
  ])('reads the settings %s', (_, raw) => {
    expect(read(raw)).toEqual([one]);
  });

  it('leaves a single film in its place', () => {
    expect(read({ settings: { lk_tutorial_two: 'https://vk.com/video-1_2', lk_tutorial_two_cover: '/pictures/two.jpg' } })).toEqual([
      { place: 'two', url: 'https://vk.com/video-1_2', cover: '/pictures/two.jpg' },
    ]);
  });

  it('refuses what is no map', () => {
    expect(() => read({ settings: 'none' })).toThrow(/settings/);
    expect(() => read([])).toThrow(/settings|object/);
  });
});

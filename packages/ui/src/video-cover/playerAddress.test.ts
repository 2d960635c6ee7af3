import { readFileSync } from 'node:fs';
import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerAddress, players } from './playerAddress.ts';

const yt = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
const id = '0123456789abcdef0123456789abcdef';
const rt = `https://rutube.ru/play/embed/${id}`;
const vk = 'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864&autoplay=1';

describe('playerAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', yt],
    ['https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1&t=90s', yt],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', yt],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', yt],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', yt],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', yt],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', yt],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', yt],
    ['  https://YouTu.be/dQw4w9WgXcQ \n', yt],
    ['https://youtu.be/a-b_c-d_e-f', 'https://www.youtube-nocookie.com/embed/a-b_c-d_e-f?autoplay=1&rel=0'],
    [`https://rutube.ru/video/${id}/`, rt],
    [`https://rutube.ru/video/${id}/?r=plwd`, rt],
    [`https://www.rutube.ru/play/embed/${id}`, rt],
    [`https://rutube.ru/shorts/${id}/`, rt],
    [`https://rutube.ru/video/private/${id}/?p=Ab-1_c`, `${rt}?p=Ab-1_c`],
    ['https://vk.com/video-22822305_456241864', vk],
    ['https://vkvideo.ru/video-22822305_456241864', vk],
    ['https://vk.ru/video-22822305_456241864', vk],
    ['https://m.vk.com/video-22822305_456241864', vk],
    ['https://vk.com/videos-22822305?z=video-22822305_456241864%2Fpl_-22822305_-2', vk],
    ['https://vkvideo.ru/@vk/video-22822305_456241864', vk],
    ['https://vk.com/video_ext.php?oid=-22822305&id=456241864', vk],
    [
      'https://vkvideo.ru/video_ext.php?oid=1&id=2&hash=0a1b2c3d4e5f&hd=2',
      'https://vkvideo.ru/video_ext.php?oid=1&id=2&hash=0a1b2c3d4e5f&autoplay=1',
    ],
  ])('%s', (source, player) => expect(playerAddress(source)).toBe(player));

  it.each([
    '',
    'dQw4w9WgXcQ',
    '/video-1_2',
    '//youtu.be/dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://youtu.be/dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://evil.example#youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be@evil.example/dQw4w9WgXcQ',
    'https://user:secret@youtu.be/dQw4w9WgXcQ',
    'https://evil.example\\@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'https://youtu.be./dQw4w9WgXcQ',
    'https://www.www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://yоutube.com/watch?v=dQw4w9WgXcQ', // the second letter is Cyrillic
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/watch?v=../../redirect',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload=alert(1)',
    'https://www.youtube.com/embed/dQw4w9WgXcQ%2F..%2F..',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube.com/@anna',
    'https://rutube.ru/video/short/',
    `https://rutube.ru/video/${id}/comments`,
    `https://rutube.ru/redirect/${id}`,
    'https://vk.com/video-1_2;alert(1)',
    'https://vk.com/video_ext.php?oid=-1&id=2%26x=1',
    'https://vk.com/away.php?to=https://evil.example',
    'https://vk.com/anna',
    'https://__proto__/video-1_2',
    'https://constructor/video-1_2',
  ])('refuses %j', (source) => expect(playerAddress(source)).toBeNull());

  it('never leads anywhere else, whatever comes in', () => {
    const host = constantFrom('youtu.be', 'www.youtube.com', 'rutube.ru', 'vk.com', 'vkvideo.ru', 'evil.example');
    const tail = oneof(string(), constantFrom('/video-1_2', '/watch', `/video/${id}`, '/@evil.example', '\\\\evil.example'));
    const query = oneof(string(), constantFrom('v=dQw4w9WgXcQ', 'z=video1_2', 'oid=1&id=2'));
    const source = oneof(
      string(),
      tuple(host, tail, query).map(([at, path, params]) => `https://${at}${path}?${params}`),
    );
    const staysThere = property(source, (text) => {
      const player = playerAddress(text);
      expect(player === null || Object.values<string>(players).includes(new URL(player).origin)).toBe(true);
    });
    assert(staysThere, { numRuns: 500 });
  });

  it('frames nothing that the content-security policy would refuse', () => {
    const policy = readFileSync(new URL('../../../server/src/http/security/security-headers.ts', import.meta.url), 'utf8');
    const allowed = /const players = \[(.*?)\]/s.exec(policy)?.[1] ?? '';
    for (const origin of Object.values(players)) expect(allowed).toContain(`'${origin}'`);
  });
});

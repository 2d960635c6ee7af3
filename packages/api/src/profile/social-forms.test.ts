import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSocialLink } from './social-links.ts';
import { type LinkType, socialNetworks } from './social-networks.ts';
import { linkFault, socialUsername } from './social-username.ts';
import { sentences } from '../contract/sentences.ts';

/** Milliseconds for a property on a busy machine: it runs thousands of times. */
const timeout = 30_000;

const { linkForeign, linkLatin, linkNumber, linkProfile } = sentences;
const channel = 'UCabc-123_xYzABCDEFGHIJK';

/** What people paste into the field of a network, and where it leads from the card. */
const accepted: readonly [LinkType, string, string][] = [
  ['instagram', 'anna.photo', 'https://www.instagram.com/anna.photo'],
  ['instagram', '@anna_photo', 'https://www.instagram.com/anna_photo'],
  ['instagram', 'https://www.instagram.com/anna.photo/?igsh=MWx0ZQ%3D%3D&utm_source=qr', 'https://www.instagram.com/anna.photo'],
  ['instagram', 'instagram.com/anna', 'https://www.instagram.com/anna'],
  ['instagram', 'www.instagram.com/anna', 'https://www.instagram.com/anna'],
  ['instagram', 'http://m.instagram.com/anna#', 'https://www.instagram.com/anna'],
  ['instagram', 'HTTPS://Instagram.com/Anna', 'https://www.instagram.com/Anna'],
  ['vk', 'anna', 'https://vk.com/anna'],
  ['vk', '@anna', 'https://vk.com/anna'],
  ['vk', 'id123456', 'https://vk.com/id123456'],
  ['vk', 'https://vk.com/public123456?from=groups', 'https://vk.com/public123456'],
  ['vk', 'https://m.vk.com/club123', 'https://vk.com/club123'],
  ['vk', 'https://vk.ru/anna', 'https://vk.com/anna'],
  ['vk', 'vk.com/photo_anna', 'https://vk.com/photo_anna'],
  ['vk', 'vk.com/wallpapers', 'https://vk.com/wallpapers'],
  ['telegram', 'anna', 'https://t.me/anna'],
  ['telegram', 'https://t.me/anna?direct', 'https://t.me/anna'],
  ['telegram', 'telegram.me/anna', 'https://t.me/anna'],
  ['telegram', 't.me/@anna', 'https://t.me/anna'],
  ['telegram', 'https://telegram.dog/anna', 'https://t.me/anna'],
  ['telegram', 'https://t.me/+AbCdEf-123_x', 'https://t.me/+AbCdEf-123_x'],
  ['telegram', 't.me/joinchat/AbCdEf-123_x', 'https://t.me/joinchat/AbCdEf-123_x'],
  ['telegram', '+79161234567', 'https://t.me/+79161234567'],
  ['telegram', 'https://t.me/s/anna', 'https://t.me/s/anna'],
  ['telegram', 'https://t.me/addlist/AbCdEf123', 'https://t.me/addlist/AbCdEf123'],
  ['youtube', 'anna', 'https://www.youtube.com/@anna'],
  ['youtube', '@anna-photo', 'https://www.youtube.com/@anna-photo'],
  ['youtube', 'https://youtube.com/@anna-photo?si=AbC', 'https://www.youtube.com/@anna-photo'],
  ['youtube', 'https://www.youtube.com/@anna/videos', 'https://www.youtube.com/@anna/videos'],
  ['youtube', `https://www.youtube.com/channel/${channel}`, `https://www.youtube.com/channel/${channel}`],
  ['youtube', 'https://www.youtube.com/channel/UCabc-123_x', 'https://www.youtube.com/channel/UCabc-123_x'],
  ['youtube', `m.youtube.com/channel/${channel}/featured`, `https://www.youtube.com/channel/${channel}/featured`],
  ['youtube', 'https://www.youtube.com/c/AnnaPhoto', 'https://www.youtube.com/c/AnnaPhoto'],
  ['youtube', 'https://www.youtube.com/c/%D0%90%D0%BD%D0%BD%D0%B0', 'https://www.youtube.com/c/%D0%90%D0%BD%D0%BD%D0%B0'],
  ['youtube', 'www.youtube.com/user/annaphoto', 'https://www.youtube.com/user/annaphoto'],
  ['youtube', `channel/${channel}`, `https://www.youtube.com/channel/${channel}`],
  ['facebook', 'anna.photo', 'https://www.facebook.com/anna.photo'],
  ['facebook', 'https://m.facebook.com/anna-photo-1000123?mibextid=ZbWKwL', 'https://www.facebook.com/anna-photo-1000123'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100012345', 'https://www.facebook.com/profile.php?id=100012345'],
  ['facebook', 'https://m.facebook.com/profile.php?mibextid=Z&id=100012345', 'https://www.facebook.com/profile.php?id=100012345'],
  ['facebook', 'ru-ru.facebook.com/anna', 'https://www.facebook.com/anna'],
  ['facebook', 'fb.com/anna', 'https://www.facebook.com/anna'],
  ['facebook', 'https://www.facebook.com/groups/anna.photo', 'https://www.facebook.com/groups/anna.photo'],
  ['facebook', 'https://www.facebook.com/people/Anna-Photo/100012345/', 'https://www.facebook.com/people/Anna-Photo/100012345'],
  ['facebook', 'https://www.facebook.com/share/1AbCdEf/', 'https://www.facebook.com/share/1AbCdEf'],
  ['twitter', '@anna_photo', 'https://x.com/anna_photo'],
  ['twitter', 'https://x.com/anna?s=21&t=AbC', 'https://x.com/anna'],
  ['twitter', 'https://mobile.twitter.com/anna', 'https://x.com/anna'],
  ['twitter', 'twitter.com/@anna', 'https://x.com/anna'],
  ['twitter', 'https://x.com/i/user/12345', 'https://x.com/i/user/12345'],
  ['tiktok', 'anna.photo', 'https://www.tiktok.com/@anna.photo'],
  ['tiktok', 'https://www.tiktok.com/@anna?_t=8abc&_r=1', 'https://www.tiktok.com/@anna'],
  ['tiktok', 'm.tiktok.com/%40anna', 'https://www.tiktok.com/@anna'],
  ['whatsapp', '8 (916) 123-45-67', 'https://wa.me/79161234567'],
  ['whatsapp', '\u202a+7 916 123\u201145\u201167\u202c', 'https://wa.me/79161234567'],
  ['whatsapp', '9161234567', 'https://wa.me/79161234567'],
  ['whatsapp', '+375 29 123-45-67', 'https://wa.me/375291234567'],
  ['whatsapp', '375291234567', 'https://wa.me/375291234567'],
  ['whatsapp', '+84 912 345 678', 'https://wa.me/84912345678'],
  ['whatsapp', 'https://wa.me/79161234567?text=Hi', 'https://wa.me/79161234567'],
  ['whatsapp', 'wa.me/+79161234567', 'https://wa.me/79161234567'],
  ['whatsapp', 'wa.me/84912345678', 'https://wa.me/84912345678'],
  ['whatsapp', 'wa.me/89161234567', 'https://wa.me/79161234567'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=79161234567&text=Hi', 'https://wa.me/79161234567'],
  ['whatsapp', 'https://api.whatsapp.com/send/?phone=%2B79161234567', 'https://wa.me/79161234567'],
  ['whatsapp', 'https://wa.me/message/ABCDEF123', 'https://wa.me/message/ABCDEF123'],
  ['whatsapp', 'https://wa.me/qr/ABCDEF123', 'https://wa.me/qr/ABCDEF123'],
];

/** What must not become somebody's page, and the field's message for it. */
const refused: readonly [LinkType, string, string][] = [
  ['instagram', 'https://www.instagram.com/p/CabcDEF/', linkProfile],
  ['instagram', 'https://www.instagram.com/reel/CabcDEF/', linkProfile],
  ['instagram', 'https://www.instagram.com/stories/anna/3123456/', linkProfile],
  ['instagram', 'https://www.instagram.com/explore/', linkProfile],
  ['instagram', 'https://www.instagram.com/', linkProfile],
  ['instagram', 'instagram.com', linkProfile],
  ['instagram', 'anna-photo', linkProfile],
  ['instagram', 'anna/photo', linkProfile],
  ['instagram', 'anna@photo.example', linkProfile],
  ['instagram', 'anna photo', linkLatin],
  ['instagram', 'https://vk.com/anna', linkForeign],
  ['instagram', 'vk.com', linkForeign],
  ['instagram', 'https://api.whatsapp.com/send?phone=79161234567', linkForeign],
  ['instagram', 'taplink.cc/anna', linkForeign],
  ['instagram', 'www.anna.example', linkForeign],
  ['instagram', 'https://instagram.com.evil.example/anna', linkForeign],
  ['instagram', 'https://instagram.com@evil.example/anna', linkForeign],
  ['instagram', 'https://www.instagram.com:8443/anna', linkForeign],
  ['instagram', 'javascript:alert', linkForeign],
  ['vk', 'https://vk.com/wall-123_456', linkProfile],
  ['vk', 'https://vk.com/anna?w=wall123_456', linkProfile],
  ['vk', 'https://vk.com/anna?z=photo1_2%2Falbum1_0', linkProfile],
  ['vk', 'https://vk.com/story123_456', linkProfile],
  ['vk', 'https://vk.com/clip-123_456', linkProfile],
  ['vk', 'https://vk.com/album123_456', linkProfile],
  ['vk', 'https://vk.com/write123', linkProfile],
  ['vk', 'https://vk.com/im?sel=123', linkProfile],
  ['vk', 'https://vk.com/away.php?to=https%3A%2F%2Fevil.example', linkProfile],
  ['vk', 'https://vk.com/@anna-o-sebe', linkProfile],
  ['vk', 'https://vk.com/market/product/x-1-2', linkProfile],
  ['vk', 'https://vk.me/anna', linkForeign],
  ['vk', 'https://vk.com/events/anna', linkProfile],
  ['vk', 'https://vkvideo.ru/@anna', linkForeign],
  ['telegram', 'https://t.me/anna/123', linkProfile],
  ['telegram', 'https://t.me/c/123456/7', linkProfile],
  ['telegram', 'https://t.me/anna/s/1', linkProfile],
  ['telegram', 'https://t.me/share/url?url=https%3A%2F%2Fevil.example', linkProfile],
  ['telegram', 'https://t.me/addstickers/Anna', linkProfile],
  ['telegram', 'https://t.me/boost/anna', linkProfile],
  ['telegram', 'tg://resolve?domain=anna', linkForeign],
  ['telegram', 'https://web.telegram.org/k/#@anna', linkForeign],
  ['telegram', 'iv-an', linkProfile],
  ['youtube', 'https://www.youtube.com/watch?v=AbC', linkProfile],
  ['youtube', 'https://www.youtube.com/shorts/AbC', linkProfile],
  ['youtube', 'https://www.youtube.com/playlist?list=AbC', linkProfile],
  ['youtube', 'https://www.youtube.com/AnnaPhoto', linkProfile],
  ['youtube', 'https://youtu.be/AbC', linkProfile],
  ['youtube', `https://studio.youtube.com/channel/${channel}`, linkForeign],
  ['youtube', 'https://rutube.ru/channel/123/', linkForeign],
  ['facebook', 'https://www.facebook.com/profile.php', linkProfile],
  ['facebook', 'https://www.facebook.com/profile.php?id=anna', linkProfile],
  ['facebook', 'https://www.facebook.com/story.php?story_fbid=1&id=2', linkProfile],
  ['facebook', 'https://www.facebook.com/anna/posts/123', linkProfile],
  ['facebook', 'https://www.facebook.com/photo/?fbid=123', linkProfile],
  ['facebook', 'https://www.facebook.com/share/p/1AbC/', linkProfile],
  ['facebook', 'https://www.facebook.com/watch/', linkProfile],
  ['facebook', 'https://m.me/anna', linkForeign],
  ['facebook', 'https://www.facebook.com/events/123', linkProfile],
  ['facebook', 'https://fb.me/anna', linkForeign],
  ['twitter', 'https://x.com/anna/status/123', linkProfile],
  ['twitter', 'https://twitter.com/intent/user?screen_name=anna', linkProfile],
  ['twitter', 'https://x.com/home', linkProfile],
  ['twitter', 'https://t.co/AbC', linkForeign],
  ['tiktok', 'https://www.tiktok.com/@anna/video/123', linkProfile],
  ['tiktok', 'https://www.tiktok.com/anna', linkProfile],
  ['tiktok', 'https://vm.tiktok.com/ZMabc/', linkProfile],
  ['tiktok', 'https://www.tiktok.com/t/ZMabc/', linkProfile],
  ['whatsapp', 'anna', linkNumber],
  ['whatsapp', '12345', linkNumber],
  ['whatsapp', 'anna89161234567', linkNumber],
  ['whatsapp', '+7 916 123-45-67 8', linkNumber],
  ['whatsapp', 'https://wa.me/791612345678', linkNumber],
  ['whatsapp', 'https://chat.whatsapp.com/AbCdEf', linkNumber],
  ['whatsapp', '+7 (916) 123-45-67 / +7 (917) 123-45-67', linkNumber],
  ['whatsapp', 'whatsapp://send?phone=79161234567', linkForeign],
  ['whatsapp', 'https://whatsapp.com/channel/AbCdEf', linkNumber],
  ['whatsapp', 'https://t.me/anna', linkForeign],
];

const idOf = (code: LinkType): number => socialNetworks.find((network) => network.code === code)?.id ?? 0;

test.each(accepted)('%s «%s» leads to %s', (code, text, url) => {
  const id = idOf(code);
  const stored = socialUsername(id, text);
  const link = makeSocialLink(id, stored);
  expect(linkFault(id, text)).toBeUndefined();
  expect(link?.url).toBe(url);
  // Reading the stored value, and the one shown in the form, gives the same result again.
  for (const again of [stored, url, link?.username ?? url]) expect(makeSocialLink(id, socialUsername(id, again))).toEqual(link);
});

test.each(refused)('%s «%s» is refused: %s', (code, text, sentence) => {
  expect(linkFault(idOf(code), text)).toBe(sentence);
  expect(socialUsername(idOf(code), text)).toBe('');
});

test('nothing typed is no fault, in a network that is not known neither', () => {
  for (const { id } of socialNetworks) expect(['', ' '].map((text) => linkFault(id, text))).toEqual([undefined, undefined]);
  expect(linkFault(99, 'anna')).toBeUndefined();
});

const nameOf = (code: LinkType, text: string) => makeSocialLink(idOf(code), text)?.username;

test('beside a network stands a name, and nothing where the address holds none', () => {
  expect(nameOf('facebook', 'anna-photo')).toBe('anna-photo');
  expect(nameOf('youtube', `channel/${channel}`)).toBeNull();
  expect(nameOf('telegram', '+AbCdEf')).toBeNull();
  expect(nameOf('whatsapp', '375291234567')).toBe('375291234567');
});

describe('what an older version stored', () => {
  test.each<[LinkType, string, string]>([
    ['youtube', 'channel/UCabc-123_x', 'https://www.youtube.com/channel/UCabc-123_x'],
    ['telegram', 'iv-an', 'https://t.me/ivan'],
    ['instagram', 'p/Cabc-DEF', 'https://www.instagram.com/p/Cabc-DEF'],
    ['whatsapp', '89161234567', 'https://wa.me/79161234567'],
    ['whatsapp', 'anna', 'https://wa.me/anna'],
  ])('%s «%s» is still read: %s', (code, stored, url) => {
    expect(makeSocialLink(idOf(code), stored)?.url).toBe(url);
  });

  test('is not a page elsewhere', () => expect(makeSocialLink(idOf('vk'), 'https://evil.example/anna')).toBeNull());
});

/** An @ before a name is dropped for networks that have none; a number of WhatsApp is written without its plus. */
const spelled = (url: string): string => url.replace(url.startsWith('https://wa.me') ? '/+' : '/@', '/').replace(/\/+$/, '');

describe.each(socialNetworks.map(({ code, id, baseUrl }) => [code, id, new URL(baseUrl).host] as const))('%s', (_, id, host) => {
  test(
    'an address of its own stays as it is, or is refused',
    () => {
      const part = fc.constantFrom(
        '@',
        '+',
        'c',
        'channel',
        'user',
        's',
        'p',
        'anna',
        'Anna-1',
        '%D0%90',
        '.',
        '..',
        '/',
        '-',
        '_',
        '79161234567',
      );
      fc.assert(
        fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
          const address = `https://${host}/${parts.join('')}`;
          const url = makeSocialLink(id, socialUsername(id, address))?.url;
          expect(linkFault(id, address) === undefined).toBe(url !== undefined);
          // Resolved as a browser does, including `..`.
          expect(spelled(new URL(url ?? address).href)).toBe(spelled(url ? address : new URL(address).href));
        }),
        { numRuns: 2_000 },
      );
    },
    timeout,
  );
});

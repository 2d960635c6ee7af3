import { type Profile, sentences, socialNetworks } from '@portal/api';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  emailTyped,
  fieldOf,
  linksOf,
  linkTyped,
  offeredNetworks,
  profileForm,
  type ProfileForm,
  toChanges,
  toForm,
  toInput,
} from './form.ts';

const profile: Profile = {
  id: 1,
  firstName: 'Анна',
  lastName: 'Воскресенская',
  city: 'Екатеринбург',
  bio: 'Снимаю выпускные альбомы',
  email: 'anna@photo.example',
  phone: '+79000001234',
  hourlyRate: 3500,
  minProductPrice: null,
  avatar: null,
  socialLinks: [
    { networkId: 2, type: 'vk', name: 'ВКонтакте', url: 'https://vk.com/anna.photo', username: 'anna.photo' },
    { networkId: 3, type: 'telegram', name: 'Telegram', url: 'https://t.me/annavosk', username: 'annavosk' },
  ],
  categories: [3, 1],
  available: true,
};
const values = toForm(profile);

/** First message by field. */
function judge(change: Partial<ProfileForm>): Record<string, string> {
  const { error } = profileForm.safeParse({ ...values, ...change });
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}

describe('the rules of the card', () => {
  it.each<[Partial<ProfileForm>, Record<string, string>]>([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'Введите имя' }],
    [{ lastName: '' }, { lastName: 'Введите фамилию' }],
    [{ city: '' }, { city: 'Укажите город' }],
    [{ bio: '' }, { bio: 'Расскажите о себе' }],
    [{ firstName: 'а'.repeat(256) }, { firstName: 'Не больше 255 символов' }],
    [{ lastName: 'а'.repeat(256) }, { lastName: 'Не больше 255 символов' }],
    [{ city: 'а'.repeat(101) }, { city: 'Не больше 100 символов' }],
    [{ bio: 'а'.repeat(1000) }, {}],
    [{ bio: ` ${'📷'.repeat(1000)} ` }, {}],
    [{ bio: 'а'.repeat(1001) }, { bio: 'Не больше 1000 символов' }],
    [{ email: '', phone: '', hourlyRate: null, minProductPrice: null }, {}],
    [{ email: 'anna@' }, { email: 'Введите корректный email' }],
    [{ email: 'аnna@x.ru' }, { email: sentences.emailLatin }],
    [{ phone: '+7900000123' }, { phone: 'Введите номер полностью: 10 цифр после +7' }],
    [{ phone: '+375291234567' }, { phone: 'Нужен российский номер: +7 и 10 цифр' }],
    [{ hourlyRate: 0 }, { hourlyRate: 'Укажите сумму от 1\u00a0₽' }],
    [{ hourlyRate: 1, minProductPrice: 0 }, {}],
    [{ hourlyRate: 10_000_001 }, { hourlyRate: 'Не больше 10\u00a0000\u00a0000\u00a0₽' }],
    [{ categories: [] }, { categories: 'Выберите хотя бы одну специализацию' }],
    [{ links: { vk: 'анна' } }, { 'links.vk': 'Только латинские буквы, цифры и знаки . _ - / : @' }],
    [{ links: { vk: 'https://vk.com/anna.photo', telegram: '@anna' } }, {}],
    [
      { links: { telegram: 'https://vk.com/anna', youtube: 'https://youtu.be/AbC' } },
      {
        'links.telegram': 'Это адрес другого сайта',
        'links.youtube': 'Нужен адрес профиля, канала или группы',
      },
    ],
    [{ links: { telegram: 'a'.repeat(101) } }, { 'links.telegram': 'Не больше 100 символов' }],
  ])('%j', (change, messages) => {
    expect(judge(change)).toEqual(messages);
  });
});

it('has no field for a link that belongs to no network, and is not spoilt by it', () => {
  const phone = { networkId: null, type: 'phone', name: 'Телефон', url: 'tel:+79001234567', username: '+7 (900) 123-45-67' } as const;
  const form = toForm({ ...profile, socialLinks: [...profile.socialLinks, phone] });
  expect(form).toEqual(values);
  expect(profileForm.safeParse(form).success).toBe(true);
});

it('comes back from the form as it went in', () => {
  expect(toInput(values)).toEqual({
    firstName: 'Анна',
    lastName: 'Воскресенская',
    city: 'Екатеринбург',
    bio: 'Снимаю выпускные альбомы',
    email: 'anna@photo.example',
    phone: '+79000001234',
    hourlyRate: 3500,
    minProductPrice: null,
    socialLinks: [
      { networkId: 2, username: 'anna.photo' },
      { networkId: 3, username: 'annavosk' },
    ],
    categories: [1, 3],
  });
});

it('saves what was changed', () => {
  expect(toChanges(values, values)).toEqual({});
  const changed = { ...values, bio: ' Снимаю сады ', phone: '', hourlyRate: null, links: { ...values.links, telegram: '' } };
  expect(toChanges(values, changed, { ...changed, bio: 'Снимаю сады' })).toEqual({
    bio: 'Снимаю сады',
    phone: null,
    hourlyRate: null,
    socialLinks: [{ networkId: 2, username: 'anna.photo' }],
  });
});

it('takes for unchanged what is only stored untidily', () => {
  const untidy = toForm({ ...profile, bio: 'Снимаю ' });
  expect(toChanges(untidy, untidy, { ...untidy, bio: 'Снимаю' })).toEqual({});
});

it('sends names of links only, and nothing for an empty contact', () => {
  const input = toInput({ ...values, email: '', phone: '', links: { vk: 'https://vk.com/anna.photo', telegram: '@ivan', youtube: '' } });
  expect(input).toMatchObject({
    email: null,
    phone: null,
    socialLinks: [
      { networkId: 2, username: 'anna.photo' },
      { networkId: 3, username: 'ivan' },
    ],
  });
});

it('holds a page without a name as its address, and sends it as it came', () => {
  const channel = {
    networkId: 4,
    type: 'youtube',
    name: 'YouTube',
    url: 'https://www.youtube.com/channel/UCabc-123_x',
    username: null,
  } as const;
  const form = toForm({ ...profile, socialLinks: [channel] });
  expect(form.links['youtube']).toBe(channel.url);
  expect(toInput(form).socialLinks).toEqual([{ networkId: 4, username: 'channel/UCabc-123_x' }]);
  expect(linksOf(form)).toEqual([channel]);
});

it.each([
  ['first_name', 'firstName'],
  ['min_product_price', 'minProductPrice'],
  ['social_links.0.username', 'links.vk'],
  ['social_links.1.username', 'links.telegram'],
  ['social_links.9.username', 'links.'],
  ['categories.0', 'categories'],
  ['specializations', 'categories'],
])('the server’s %s is the form’s %s', (wire, form) => {
  expect(fieldOf(wire, values)).toBe(form);
});

it.each([
  [3, '@anna', 't.me/anna'],
  [3, 'https://t.me/+AbCdEf-123', 't.me/+AbCdEf-123'],
  [4, 'https://m.youtube.com/channel/UCabc-123_x?si=1', 'youtube.com/channel/UCabc-123_x'],
  [4, 'https://www.youtube.com/c/%D0%90%D0%BD%D0%BD%D0%B0', 'youtube.com/c/Анна'],
  [8, '8 (916) 123-45-67', 'wa.me/79161234567'],
  [3, '', undefined],
  [3, 'https://vk.com/anna', undefined],
  [4, 'https://www.youtube.com/watch?v=AbC', undefined],
])('network %i shows before saving where %j leads: %s', (networkId, typed, address) => {
  expect(addressOf(networkId, typed)).toBe(address);
});

const without = (...codes: string[]) => socialNetworks.map((network) => ({ ...network, isActive: !codes.includes(network.code) }));

describe('the networks with a field', () => {
  const codes = (networks: ReturnType<typeof without> | null, card = profile) => offeredNetworks(networks, card).map(({ code }) => code);
  const stranger = { ...profile, socialLinks: [] };

  it('begin with Telegram and VK, which are there before the list is', () => {
    expect(codes(null)).toEqual(['telegram', 'vk']);
    expect(codes(without()).slice(0, 3)).toEqual(['telegram', 'vk', 'instagram']);
    expect(codes(without())).toHaveLength(socialNetworks.length);
  });

  it('leave out those that are not active, and keep what the card links to: ENT-22, PROF-23', () => {
    expect(codes(without('telegram', 'youtube'), stranger)).not.toContain('telegram');
    expect(codes(without('telegram', 'youtube'), stranger)).not.toContain('youtube');
    expect(codes(without('telegram', 'youtube'))).toContain('telegram');
  });
});

it.each([
  ['ABC@X.RU', 'abc@x.ru'],
  ['a b!c@x.ru', 'abc@x.ru'],
  ['аnna+1_b-c@x.ru', 'аnna+1_b-c@x.ru'],
])('of the address %j is entered %j', (typed, entered) => {
  expect(emailTyped(typed)).toBe(entered);
});

it.each([
  ['an na<b>', 'annab'],
  ['https://vk.com/anna.photo?w=1&b=2', 'https://vk.com/anna.photo?w=1&b=2'],
  ['анна', 'анна'],
])('of the link %j is entered %j', (typed, entered) => {
  expect(linkTyped(typed)).toBe(entered);
});

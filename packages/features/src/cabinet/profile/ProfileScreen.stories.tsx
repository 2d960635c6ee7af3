import { getProfile, limits, listCategories, listPortfolios, sentences, updateProfile, uploadAvatar } from '@portal/api';
import { demoPeople, down, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const ready = (canvas: HTMLElement) => within(canvas).findByLabelText('Имя');
const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Сохранить' }));
const saveBar = (canvas: HTMLElement) => within(canvas).queryByRole('button', { name: 'Сохранить' });
const notices = () => toasts.list().map(({ type, title }) => [type, title]);

function newcomer() {
  const [person] = demoPeople(1);
  if (!person) throw new Error('The demo has nobody');
  return {
    ...person,
    bio: '',
    about: '',
    city: '',
    avatar: null,
    hourlyRate: null,
    minProductPrice: null,
    email: null,
    phone: null,
    links: [],
    specializationIds: [],
    albums: [],
  };
}

/** A picture file made here. `noise` keeps it from being compressed: four bytes a pixel. */
async function pictureFile(side: number, { name = 'anna.png', noise = false } = {}): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  if (noise) {
    const pixels = context.createImageData(side, side);
    for (let start = 0; start < pixels.data.length; start += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(start, Math.min(start + 65_536, pixels.data.length)));
    }
    context.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  return new File([blob], name, { type: 'image/png' });
}

function chooseFile(canvas: HTMLElement, file: File) {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, file, { applyAccept: false });
}

export const Content = meta.story();

export const Newcomer = meta.story({ parameters: { world: { people: [newcomer()] } } });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite')) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(getProfile)) });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const [person] = world.people;
    if (!person) return;
    person.firstName = 'Переосвидетельствованиеблагодарственногописьма';
    person.lastName = 'Рентгеноэлектрокардиографическаяфамилия';
    person.bio = 'Слово'.repeat(190);
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Together = meta.story({
  name: 'Guard: the card and its lists are asked for together',
  beforeEach: ({ msw }) => msw.use(...slow(150, getProfile)),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    // They were asked while the card was on its way, so they are there with it.
    await expect(canvas.getByRole('toolbar', { name: 'Специализации' })).toBeVisible();
    await expect(canvas.getByLabelText('YouTube')).toBeVisible();
  },
});

export const Retried = meta.story({
  name: 'Guard: a failed load says so once, and the retry brings the card',
  beforeEach: ({ msw }) => msw.use(...once(down(getProfile))),
  play: async ({ canvas, canvasElement }) => {
    const retry = await canvas.findByRole('button', { name: 'Попробовать снова' });
    await expect(notices()).toEqual([['error', 'Не удалось загрузить карточку']]);
    await userEvent.click(retry);
    await ready(canvasElement);
  },
});

export const CategoriesFailed = meta.story({
  name: 'Guard: a failed list of specializations leaves the form usable',
  beforeEach: ({ msw }) => msw.use(...once(down(listCategories))),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить специализации']]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await canvas.findByRole('toolbar', { name: 'Специализации' })).toBeVisible();
  },
});

export const Saved = meta.story({
  name: 'Guard: what is typed shows in the preview at once, is saved, and leaves nothing unsaved',
  play: async ({ canvas, canvasElement, world }) => {
    const firstName = await ready(canvasElement);
    await expect(saveBar(canvasElement)).toBeNull();
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Аннушка');
    await expect(await canvas.findByRole('heading', { level: 3, name: /^Аннушка / })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Ставка за час'));
    await userEvent.type(canvas.getByLabelText('Ставка за час'), '12a500');
    await expect(canvas.getByLabelText('Ставка за час')).toHaveValue('12\u00a0500');
    await userEvent.clear(canvas.getByLabelText('ВКонтакте'));
    await userEvent.click(canvas.getByLabelText('ВКонтакте'));
    await userEvent.paste('https://vk.com/annushka');
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(saveBar(canvasElement)).toBeNull();
    await expect(world.people[0]).toMatchObject({ firstName: 'Аннушка', hourlyRate: 12_500 });
    await expect(world.people[0]?.links.find(({ type }) => type === 'vk')?.username).toBe('annushka');
    await expect(canvas.getByLabelText('ВКонтакте')).toHaveValue('annushka');
  },
});

export const Discarded = meta.story({
  name: 'Guard: «Отменить» brings the saved card back',
  play: async ({ canvas, canvasElement }) => {
    const firstName = await ready(canvasElement);
    const before = (firstName as HTMLInputElement).value;
    await userEvent.type(firstName, 'ушка');
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(firstName).toHaveValue(before);
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

export const Wrong = meta.story({
  name: 'Guard: mistakes are named in their places, in one notice, and nothing is sent',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const before = JSON.stringify(world.people[0]);
    await userEvent.clear(canvas.getByLabelText('О себе'));
    await userEvent.clear(canvas.getByLabelText('Телефон'));
    await userEvent.type(canvas.getByLabelText('Телефон'), '8900');
    const group = within(canvas.getByRole('toolbar', { name: 'Специализации' }));
    for (const button of group.getAllByRole('button', { pressed: true })) await userEvent.click(button);
    await save(canvasElement);
    await expect(await canvas.findByText(sentences.bioRequired)).toBeVisible();
    await expect(canvas.getByText(sentences.phoneInvalid)).toBeVisible();
    await expect(canvas.getByText(sentences.categoriesRequired)).toBeVisible();
    await expect(notices()).toEqual([['error', 'Исправьте ошибки в форме']]);
    await expect(canvas.getByLabelText('О себе')).toHaveFocus();
    await expect(JSON.stringify(world.people[0])).toBe(before);
  },
});

export const ServerFields = meta.story({
  name: 'Guard: the server’s words about a link stand under that link',
  beforeEach: ({ msw }) =>
    msw.use(...refuse(updateProfile, 422, sentences.invalid, { 'social_links.0.username': ['Такой страницы нет'], city: ['Города нет'] })),
  parameters: {
    world: {
      people: [{ ...newcomer(), city: 'Пермь', bio: 'Снимаю', specializationIds: [1] }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(canvas.getByLabelText('Telegram'), '@anna');
    await save(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Telegram')).toHaveAccessibleDescription('Такой страницы нет'));
    await expect(canvas.getByText('Города нет')).toBeVisible();
    await expect(notices()).toEqual([['error', 'Не удалось сохранить карточку']]);
    await expect(saveBar(canvasElement)).toBeVisible();
  },
});

export const SentOnce = meta.story({
  name: 'Guard: Enter twice saves once, and what is typed meanwhile stays unsaved',
  beforeEach: ({ msw }) => msw.use(...slow(300, updateProfile)),
  play: async ({ canvas, canvasElement, world }) => {
    const lastName = await ready(canvasElement).then(() => canvas.getByLabelText('Фамилия'));
    await userEvent.clear(lastName);
    await userEvent.type(lastName, 'Белова{Enter}{Enter}');
    await userEvent.type(lastName, '-Ким');
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    await expect(world.people[0]?.lastName).toBe('Белова');
    await expect(lastName).toHaveValue('Белова-Ким');
    await expect(saveBar(canvasElement)).toBeVisible();
  },
});

export const CityIsFound = meta.story({
  name: 'Guard: a city is found by its first letters, or created',
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const city = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(city);
    await userEvent.type(city, 'нижний н');
    await userEvent.click(await screen.findByRole('option', { name: /Нижний Новгород/ }));
    await expect(city).toHaveValue('Нижний Новгород');
    await userEvent.clear(city);
    await userEvent.type(city, 'Затонье');
    await screen.findByText('Нет совпадений. Нажмите Enter для создания нового варианта.');
    await userEvent.keyboard('{Enter}');
    await expect(city).toHaveValue('Затонье');
    await save(canvasElement);
    await waitFor(() => expect(world.people[0]?.city).toBe('Затонье'));
  },
});

export const Typed = meta.story({
  name: 'Guard: the address and the links take only what they can hold',
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'A b!C@X.RU');
    await expect(email).toHaveValue('abc@x.ru');
    const telegram = canvas.getByLabelText('Telegram');
    await userEvent.clear(telegram);
    await userEvent.type(telegram, 'анна <1>');
    await expect(telegram).toHaveValue('анна1');
    await userEvent.tab();
    await expect(await canvas.findByText(sentences.linkLatin)).toBeVisible();
  },
});

export const Completion = meta.story({
  name: 'Guard: the percent follows what is typed, a moment later',
  parameters: { world: { people: [newcomer()] } },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('22 %')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('О себе'), 'Снимаю');
    await expect(await canvas.findByText('33 %')).toBeVisible();
  },
});

export const CompleteCard = meta.story({
  name: 'Guard: a full card with a photograph in a portfolio says 100, and the green banner is there',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('100 %')).toBeVisible();
    await expect(canvas.getByText('Карточка заполнена.')).toBeVisible();
    const shown = within(canvas.getByRole('article')).getAllByRole('listitem');
    const featured = world.people[0]?.albums.map(({ photos }) => photos[0]?.url);
    await expect(shown.slice(0, 3).map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual(featured);
    // The banner goes with the first of the parts that it asks for, the percent with it.
    await userEvent.clear(canvas.getByLabelText('О себе'));
    await expect(await canvas.findByText('89 %')).toBeVisible();
    await expect(canvas.queryByText('Карточка заполнена.')).toBeNull();
  },
});

export const WithoutPortfolio = meta.story({
  name: 'Guard: without a photograph in a portfolio a full card says 89, and there is no banner',
  beforeEach: ({ world }) => {
    for (const album of world.people[0]?.albums ?? []) album.photos = [];
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await expect(canvas.getByText('89 %')).toBeVisible();
    await expect(canvas.queryByText('Карточка заполнена.')).toBeNull();
    await expect(canvas.getByRole('link', { name: /портфолио/ })).toHaveAttribute('href', '/dashboard/profile#portfolio');
    await userEvent.click(canvas.getByRole('link', { name: /портфолио/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());
  },
});

export const PortfoliosFailed = meta.story({
  name: 'Guard: failed portfolios are told, and the card can be filled in all the same',
  beforeEach: ({ msw }) => msw.use(...down(listPortfolios)),
  play: async ({ canvasElement, world }) => {
    const firstName = await ready(canvasElement);
    await expect(notices()).toEqual([['error', 'Ошибка загрузки портфолио']]);
    await expect(toasts.list()[0]?.message).toBe(sentences.server);
    await userEvent.type(firstName, 'ушка');
    await save(canvasElement);
    await waitFor(() => expect(world.people[0]?.firstName).toBe('Аннаушка'));
  },
});

export const AvatarSent = meta.story({
  name: 'Guard: a chosen avatar shows and travels at once, with the spinner for half a second',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const before = world.people[0]?.avatar;
    const start = Date.now();
    await chooseFile(canvasElement, await pictureFile(80));
    await expect(await canvas.findByText(/^Загрузка…/)).toBeVisible();
    await waitFor(() => expect(notices()).toEqual([['success', sentences.avatarUpdated]]), { timeout: 3000 });
    await expect(Date.now() - start).toBeGreaterThanOrEqual(limits.avatarSpinnerMs);
    await expect(world.people[0]?.avatar).not.toBe(before);
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

export const AvatarShrunk = meta.story({
  name: 'Guard: a picture of more than 5 MB is made smaller before it is sent',
  play: async ({ canvasElement, world }) => {
    await ready(canvasElement);
    const file = await pictureFile(1300, { noise: true });
    await expect(file.size).toBeGreaterThan(limits.avatarUploadBytes);
    await chooseFile(canvasElement, file);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.avatarUpdated]]), { timeout: 8000 });
    const [sent] = [...world.files.values()];
    await expect(sent?.size).toBeLessThanOrEqual(limits.avatarUploadBytes);
  },
});

export const AvatarRefused = meta.story({
  name: 'Guard: what is no JPEG, PNG or WebP is refused before it travels',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    await chooseFile(canvasElement, new File(['x'], 'IMG_0001.heic', { type: 'image/heic' }));
    await expect(await canvas.findByText(sentences.avatarFormat)).toBeVisible();
    await expect(world.files.size).toBe(0);
  },
});

export const AvatarFailed = meta.story({
  name: 'Guard: a failed upload brings the old picture back and says why',
  beforeEach: ({ msw }) => msw.use(...refuse(uploadAvatar, 422, sentences.avatarBroken)),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const face = () => canvas.getByRole('group', { name: 'Фото профиля' }).querySelector('img')?.getAttribute('src');
    const before = face();
    await chooseFile(canvasElement, await pictureFile(80));
    await expect(await canvas.findByText(sentences.avatarBroken)).toBeVisible();
    await expect(face()).toBe(before);
  },
});

export const MissingPartsLead = meta.story({
  name: 'Guard: each missing part is a link that puts the cursor into its field, also for the second time',
  beforeEach: ({ world }) => {
    Object.assign(world.people[0] ?? {}, { phone: null, hourlyRate: null, avatar: null });
  },
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('link', { name: 'телефон' }, { timeout: 8000 });
    await userEvent.click(phone);
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'ставка за час' }));
    await waitFor(() => expect(canvas.getByLabelText('Ставка за час')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'фото профиля' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Загрузить фото' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'телефон' }));
    await waitFor(() => expect(canvas.getByLabelText('Телефон')).toHaveFocus());
  },
});

export const LedToPortfolios = meta.story({
  name: 'Guard: a link from another page to the missing portfolio leads to its button',
  parameters: { address: '/dashboard/profile#portfolio' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Добавить портфолио' })).toHaveFocus());
  },
});

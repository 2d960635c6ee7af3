import { limits, removeAvatar, sentences, updateProfile, uploadAvatar } from '@portal/api';
import { answer, down, gateFor, once, profileOf, refuse } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { hasUnsaved } from '../../../common/forms/index.ts';
import { notices, ready, save, saveBar } from '../inStories.ts';
import { ProfileScreen } from '../ProfileScreen.tsx';

const meta = preview.meta({
  title: 'Cabinet/Profile',
  component: ProfileScreen,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

/** An image file generated here. `noise` prevents compression: four bytes a pixel. */
async function imageFile(side: number, { name = 'anna.png', noise = false, isWide = false } = {}): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: isWide ? 2 * side : side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  if (isWide) {
    context.fillStyle = 'red';
    context.fillRect(0, 0, side, side);
    context.fillStyle = 'blue';
    context.fillRect(side, 0, side, side);
  }
  if (noise) {
    const pixels = context.createImageData(side, side);
    for (let start = 0; start < pixels.data.length; start += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(start, Math.min(start + 65_536, pixels.data.length)));
    }
    context.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No image');
  return new File([blob], name, { type: 'image/png' });
}

function chooseFile(canvas: HTMLElement, file: File) {
  const input = canvas.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, file, { applyAccept: false });
}

const uploads = gateFor(uploadAvatar);

export const Sent = meta.story({
  name: 'Guard: a chosen avatar shows and travels at once, with the spinner for half a second',
  beforeEach: ({ msw }) => msw.use(...uploads.close()),
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    const before = world.people[0]?.avatar;
    const start = Date.now();
    await chooseFile(canvasElement, await imageFile(80));
    await expect(await canvas.findByText(/^Загрузка…/)).toBeVisible();
    // Leaving now asks for confirmation.
    await expect(hasUnsaved()).toBe(true);
    uploads.open();
    await waitFor(() => expect(notices()).toEqual([['success', sentences.avatarUpdated]]));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await expect(Date.now() - start).toBeGreaterThanOrEqual(limits.avatarSpinnerMs);
    await expect(world.people[0]?.avatar).not.toBe(before);
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

/** Red and blue of the first pixel in the middle, and the shape. */
async function sentImage(file: Blob | undefined) {
  if (!file) throw new Error('Nothing was sent');
  const image = await createImageBitmap(file);
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
  return { isSquare: width === height, isRed: red > 200 && blue < 60 };
}

/** The square of the profile photo is chosen before it is sent. */
export const Cropping = meta.story({
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await chooseFile(canvasElement, await imageFile(240, { isWide: true }));
    await screen.findByRole('dialog', { name: 'Кадр для фото профиля' });
  },
});

export const Cropped = meta.story({
  name: 'Guard: of a photo that is not square the photographer chooses the part, also by keys, and only that travels',
  play: async ({ canvasElement, world }) => {
    await ready(canvasElement);
    await chooseFile(canvasElement, await imageFile(80, { isWide: true }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Кадр для фото профиля' })));
    // Cancelling keeps the old photo.
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(world.files.size).toBe(0);
    await chooseFile(canvasElement, await imageFile(80, { isWide: true }));
    const again = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Кадр для фото профиля' })));
    (await again.findByRole('application', { name: /^Фото профиля/ })).focus();
    await userEvent.keyboard('{ArrowRight>40/}');
    await userEvent.click(again.getByRole('button', { name: 'Загрузить' }));
    await waitFor(() => expect(notices()).toEqual([['success', sentences.avatarUpdated]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await sentImage([...world.files.values()][0])).toEqual({ isSquare: true, isRed: true });
  },
});

export const Shrunk = meta.story({
  name: 'Guard: an image of more than 5 MB is made smaller before it is sent',
  play: async ({ canvasElement, world }) => {
    await ready(canvasElement);
    const file = await imageFile(1300, { noise: true });
    await expect(file.size).toBeGreaterThan(limits.avatarUploadBytes);
    await chooseFile(canvasElement, file);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.avatarUpdated]]));
    const [sent] = [...world.files.values()];
    await expect(sent?.size).toBeLessThanOrEqual(limits.avatarUploadBytes);
  },
});

export const Refused = meta.story({
  name: 'Guard: what is no JPEG, PNG or WebP is refused before it is sent',
  play: async ({ canvas, canvasElement, world }) => {
    await ready(canvasElement);
    await chooseFile(canvasElement, new File(['x'], 'IMG_0001.heic', { type: 'image/heic' }));
    await expect(await canvas.findByText(sentences.avatar_format)).toBeVisible();
    await expect(world.files.size).toBe(0);
  },
});

export const AvatarFailed = meta.story({
  name: 'Guard: a failed upload brings the old image back and shows why',
  beforeEach: ({ msw }) => msw.use(...refuse(uploadAvatar, 422, sentences.avatarBroken)),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const portrait = () => canvas.getByRole('group', { name: 'Фото профиля' }).querySelector('img')?.getAttribute('src');
    const before = portrait();
    await chooseFile(canvasElement, await imageFile(80));
    await expect(await canvas.findByText(sentences.avatarBroken.replaceAll('\u00a0', ' '))).toBeVisible();
    await expect(portrait()).toBe(before);
  },
});

export const CardSavedMeanwhile = meta.story({
  name: 'Guard: a card that is saved while its avatar is uploading stays saved',
  beforeEach: ({ msw }) => msw.use(...uploads.close()),
  play: async ({ canvasElement, world }) => {
    const firstName = await ready(canvasElement);
    const before = world.people[0]?.avatar;
    await chooseFile(canvasElement, await imageFile(80));
    await userEvent.type(firstName, 'ушка');
    await save(canvasElement);
    await waitFor(() => expect(notices()).toEqual([['success', sentences.profileUpdated]]));
    uploads.open();
    await waitFor(() => expect(notices()).toContainEqual(['success', sentences.avatarUpdated]));
    await expect(world.people[0]?.avatar).not.toBe(before);
    await expect(firstName).toHaveValue('Аннаушка');
    await expect(saveBar(canvasElement)).toBeNull();
  },
});

const saves = gateFor(updateProfile);

export const SavedLate = meta.story({
  name: 'Guard: an answer to a save that was written before the new avatar does not bring the old one back',
  play: async ({ canvas, canvasElement, msw, world }) => {
    const firstName = await ready(canvasElement);
    const [person] = world.people;
    if (!person) throw new Error('Nobody');
    const portrait = () => canvas.getByRole('group', { name: 'Фото профиля' }).querySelector('img')?.getAttribute('src');
    msw.use(...answer(updateProfile, { ...profileOf(person), firstName: 'Аннушка' }));
    msw.use(...saves.close());
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Аннушка');
    await save(canvasElement);
    await chooseFile(canvasElement, await imageFile(80));
    await waitFor(() => expect(notices()).toContainEqual(['success', sentences.avatarUpdated]));
    saves.open();
    await waitFor(() => expect(notices()).toContainEqual(['success', sentences.profileUpdated]));
    await expect(portrait()).toBe(person.avatar);
  },
});

export const Removed = meta.story({
  name: 'Guard: the avatar is removed after a confirmation, a failure leaves it, and what is typed stays',
  beforeEach: ({ msw }) => msw.use(...once(down(removeAvatar))),
  play: async ({ canvas, canvasElement, world }) => {
    await userEvent.type(await ready(canvasElement), 'ушка');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Убрать фото профиля?' })));
    await userEvent.click(question.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось убрать фото']]));
    await expect(world.people[0]?.avatar).not.toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(world.people[0]?.avatar).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Убрать фото профиля?' })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Убрать' })).toBeNull());
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Аннаушка');
  },
});

import { exampleRetouched } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { Retouching } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101&retouched=7001', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.retouched = exampleRetouched(project, 3);
  },
});

/** The right lower part of a photo, 60 % of it, as a file. */
async function croppedOf(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const [width, height] = [image.naturalWidth * 0.6, image.naturalHeight * 0.6];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, image.naturalWidth * 0.3, image.naturalHeight * 0.2, width, height, 0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.8);
}

export const Cropped = meta.story({
  name: 'Guard: a cropped photo lies upon the part of its original that it shows',
  beforeEach: async ({ world }) => {
    const [photo] = world.projects[0]?.retouched ?? [];
    const original = world.projects[0]?.images.find(({ id }) => id === photo?.originalId);
    if (photo && original?.urls.medium) photo.urls = { thumb: null, original: null, medium: await croppedOf(original.urls.medium) };
  },
  play: async () => {
    const before = await screen.findByRole('img', { name: /^До:/ });
    const place = () => before.parentElement?.parentElement?.style;
    await waitFor(() => expect(place()?.width).not.toBe(''), { timeout: 10_000 });
    const { left, top, width } = place()!;
    await expect(Number.parseFloat(width)).toBeCloseTo(100 / 0.6, -1);
    await expect(Number.parseFloat(left)).toBeCloseTo(-30 / 0.6, -1);
    await expect(Number.parseFloat(top)).toBeCloseTo(-20 / 0.6, -1);
  },
});

export const Arrows = meta.story({
  name: 'Guard: arrows go from photo to photo, and move the line where that has the keyboard',
  play: async () => {
    await screen.findByText('1 из 3');
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Следующее фото' }).focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByText('2 из 3');
    await user.keyboard('{ArrowLeft}');
    await screen.findByText('1 из 3');
    const line = await screen.findByRole('slider');
    line.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(line).toHaveValue('51'));
    await expect(screen.getByText('1 из 3')).toBeVisible();
  },
});

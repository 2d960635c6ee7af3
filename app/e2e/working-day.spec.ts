import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { cp866, rawZip } from '../../packages/server/test/support/raw-zip.ts';
import { noise, post } from './support/projects.ts';
import { expect, test } from './support/portal.ts';
import { choose } from './support/portfolios.ts';

const project = 'Выпускной 4 «Б»';
const names = ['Ёж 1.jpg', 'Ёж 2.jpg', 'IMG_3.JPG', 'DSC_4.jpg'];

/** The pause before an archive is read, and the image processing. */
const patient = { timeout: 20_000 };

test('a working day: photos go in, out to three retouchers, and come back as their programs pack them', async ({
  page,
  portal,
  newcomer,
}, info) => {
  const { id } = await post({ url: portal.url, token: newcomer.token }, '/api/photographer/projects', { name: project, category_id: 1 });
  const folder = info.outputPath('day');
  await mkdir(folder, { recursive: true });
  const onDisk = async (name: string, content: Uint8Array) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    return file;
  };
  await page.goto(`/dashboard/projects?project=${id}`);
  const dialog = page.getByRole('dialog', { name: project });

  await test.step('the photos of the day are uploaded', async () => {
    await dialog.getByRole('tab', { name: /^Изображения/ }).click();
    await dialog.getByRole('button', { name: 'Загрузить' }).click();
    await choose(page, await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await noise(300) }))));
    await expect(page.getByText('Загружено 4 изображения')).toBeVisible(patient);
  });

  const given = await test.step('all of them are downloaded for the retouchers', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Скачать все' }).click()]);
    return unzipSync(new Uint8Array(await readFile(await download.path())));
  });

  const retouched = async (name: string) => {
    const original = given[name];
    if (!original) throw new Error(`${name} is not in the archive`);
    return sharp(original).modulate({ brightness: 1.1 }).jpeg({ quality: 85 }).toBuffer();
  };

  await test.step('archives of Windows, macOS and 7-Zip and a loose photo come back in one choice', async () => {
    const windows = rawZip([{ name: cp866('класс\\Ёж 1.jpg'), content: await retouched('Ёж 1.jpg'), isDeflated: true }]);
    const mac = rawZip([
      { name: 'готово/Ёж 2.jpg'.normalize('NFD'), content: await retouched('Ёж 2.jpg'), flags: 0x800 },
      { name: '__MACOSX/готово/._Ёж 2.jpg'.normalize('NFD'), content: Buffer.from('finder'), flags: 0x800 },
      { name: 'готово/.DS_Store', content: Buffer.from('finder') },
    ]);
    // Lightroom appends «-Edit» to what Photoshop has saved.
    const lightroom = rawZip([{ name: 'IMG_3-Edit.jpg', content: await retouched('IMG_3.JPG'), isDeflated: true }]);
    const files = await Promise.all([
      onDisk('Windows.zip', windows),
      onDisk('Архив.zip', mac),
      onDisk('7-Zip.zip', lightroom),
      onDisk('DSC_4.jpg', await retouched('DSC_4.jpg')),
    ]);
    await dialog.getByRole('tab', { name: 'Обработанные' }).click();
    await dialog.getByRole('button', { name: 'Загрузить ZIP' }).click();
    const upload = page.getByRole('dialog', { name: 'Загрузка архива' });
    await choose(page, files);
    await upload.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await expect(upload.getByText('Сопоставлено 3 из 4')).toBeVisible({ timeout: 40_000 });
    await expect(upload.getByText('Сохранено без оригинала: 1 файл')).toBeVisible();
    await upload.getByRole('button', { name: 'Готово' }).click();
  });

  await test.step('the one of another name is recognised', async () => {
    const suggestions = page.getByRole('region', { name: 'Похоже, это ваши снимки' });
    await suggestions.getByRole('button', { name: 'Сопоставить IMG_3-Edit.jpg с IMG_3.JPG' }).click();
    await expect(page.getByText('Сопоставлено 4 из 4')).toBeVisible(patient);
  });

  await test.step('the client gets all four', async () => {
    const link = page.getByRole('link', { name: 'Скачать как ZIP' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(Object.keys(unzipSync(new Uint8Array(await response.body())))).toHaveLength(names.length);
  });
});

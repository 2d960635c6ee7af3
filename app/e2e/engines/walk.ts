import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import type { Newcomer } from '../support/newcomer.ts';
import { Person } from './person.ts';

const files = mkdtempSync(path.join(tmpdir(), 'engines-'));
process.once('exit', () => rmSync(files, { recursive: true, force: true }));

/** Files on disk with these names, photos of one colour. */
async function photosOnDisk(...names: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(files, 'photos-'));
  return Promise.all(
    names.map(async (name, index) => {
      const background = `hsl(${index * 50} 40% 50%)`;
      const file = path.join(folder, name);
      await writeFile(
        file,
        await sharp({ create: { width: 240, height: 160, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      );
      return file;
    }),
  );
}

/** What must be so on every screen. */
export async function looksRight({ engine }: Person, where: string): Promise<void> {
  const faults = await engine.run(() => {
    const root = document.documentElement;
    const found = [...((globalThis as unknown as { problems?: string[] }).problems ?? [])];
    if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);
    for (const grid of document.querySelectorAll('[role=grid]')) {
      const edge = grid.getBoundingClientRect().right + 1;
      if ([...grid.querySelectorAll('[role=row]')].some((row) => row.getBoundingClientRect().right > edge))
        found.push('a grid is wider than its box');
    }
    for (const link of document.querySelectorAll(':is(main, [role=dialog]) a[class*="link_"]')) {
      const { textDecorationLine, textUnderlineOffset } = getComputedStyle(link);
      // Links in text have their own offset; names of cards are underlined under the pointer.
      if (textUnderlineOffset === '4px' && textDecorationLine !== 'underline')
        found.push(`a link without an underline: ${link.textContent}`);
    }
    const isUnderScrim = document.querySelector('[class*="scrim_"]:not([data-entering], [data-exiting])') !== null;
    if (isUnderScrim && root.style.scrollbarGutter !== '' && getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)')
      found.push('a bright strip beside the page');
    return found;
  });
  if (faults.length > 0) throw new Error(`${where}: ${faults.join('; ')}`);
}

/** One part of a walk. */
export type Step = [name: string, walk: (person: Person, world: World) => Promise<void>];

export interface World {
  url: string;
  newcomer: Newcomer;
  /** Asks the server as the newcomer. */
  post: <Created>(address: string, body: object) => Promise<Created>;
}

const project = 'Выпускной 4 «Б»';

/** The walk through the portal, the same in each engine. */
export const steps: readonly Step[] = [
  [
    'directory, filters and keys',
    async (person, { url }) => {
      await person.engine.open(`${url}/photographers`);
      await person.sees('article', /./, 6);
      await looksRight(person, 'directory');
      await person.fills('Город', 'казан');
      await person.sees('option', /^Казань/);
      await person.presses('ArrowDown');
      await person.presses('Enter');
      await person.isAt(/city=/);
      await person.clicks('button', 'Портрет');
      await person.isAt(/specializations?=|categor/);
      await person.engine.back();
      await person.engine.back();
      await person.isAt(/\/photographers$/);
    },
  ],
  [
    'dialog, page, viewer, Back',
    async (person, { url }) => {
      await person.engine.open(`${url}/photographers?photographer=1`);
      await person.sees('dialog', 'Анна Воскресенская');
      await person.sees('link', /^Открыть фото 1 из/);
      await person.settled();
      await looksRight(person, 'dialog');
      await person.clicks('link', 'Страница фотографа');
      await person.isAt(/\/photographer\/1$/);
      await person.clicks('link', /^Открыть фото 1 из/);
      await person.sees('dialog', 'Просмотр фотографий');
      await person.settled();
      await looksRight(person, 'viewer');
      await person.presses('ArrowRight');
      await person.sees('dialog', 'Просмотр фотографий');
      await person.engine.back();
      await person.seesNo('dialog', 'Просмотр фотографий');
      await looksRight(person, 'page');
    },
  ],
  [
    'a narrow window',
    async (person, { url }) => {
      // WebKit's driver cannot make it narrower than 447 px.
      await person.engine.resize(480, 900);
      for (const address of ['/', '/photographers', '/photographer/1', '/login']) {
        await person.engine.open(url + address);
        await person.sees('heading', /./);
        await person.settled();
        await looksRight(person, address);
      }
    },
  ],
  [
    'sign-in',
    async (person, { url, newcomer }) => {
      await person.engine.open(`${url}/login`);
      await person.fills('Email', newcomer.email);
      await person.fills('Пароль', newcomer.password);
      await looksRight(person, 'sign-in');
      await person.presses('Enter');
      await person.isAt(/\/dashboard/);
      await person.sees('heading', /^Карточка заполнена/);
      await looksRight(person, 'home of the cabinet');
    },
  ],
  [
    'card saved',
    async (person, { url }) => {
      await person.engine.open(`${url}/dashboard/profile`);
      await person.fills('Город', 'Суздаль');
      await person.sees('option', /^Суздаль/);
      // By keys: WebKit's driver reports a click on an option, which it removes, as failed.
      await person.presses('ArrowDown');
      await person.presses('Enter');
      await person.fills('О себе', 'Снимаю тихо. '.repeat(30));
      await person.until('the text area has grown with its text', () =>
        person.engine.run(() => {
          const area = document.querySelector('textarea');
          return area !== null && area.clientHeight > 150 && area.scrollHeight <= area.clientHeight + 1;
        }),
      );
      await person.clicks('button', 'Портрет');
      await person.clicks('button', 'Сохранить');
      await person.sees('text', 'Карточка сохранена');
      await looksRight(person, 'card');
    },
  ],
  [
    'portfolio of five, reordered',
    async (person) => {
      await person.clicks('button', 'Создать первое портфолио');
      await person.fills('Название', 'Двор');
      await person.engine.run(() => {
        const select = document.querySelector<HTMLSelectElement>('[role=dialog] select');
        if (!select) return;
        select.value = select.options[1]?.value ?? '';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await person.attaches(await photosOnDisk('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'));
      await person.sees('button', /^Убрать/, 5);
      await looksRight(person, 'new portfolio');
      await person.clicks('button', 'Создать');
      await person.sees('text', 'Портфолио создано');
      await person.sees('row', /^\d\.jpg/, 5);
      await looksRight(person, 'portfolio');
      await person.clicks('button', 'Изменить порядок');
      await person.sees('button', /^Переместить/, 5);
      await looksRight(person, 'reordering');
      await person.clicks('row', /^1\.jpg/);
      await person.clicks('button', 'В конец');
      await person.clicks('button', 'Сохранить порядок');
      await person.sees('text', 'Порядок сохранён');
    },
  ],
  [
    'project, upload, archive in and out',
    async (person, { url, post }) => {
      const { id } = await post<{ id: number }>('/api/photographer/projects', { name: project, category_id: 1 });
      await person.engine.open(`${url}/dashboard/projects?project=${id}`);
      await person.sees('dialog', project);
      await person.clicks('tab', /^Изображения/);
      await person.sees('heading', 'Изображений пока нет');
      await person.clicks('button', 'Загрузить');
      await person.attaches(await photosOnDisk('Ёж 1.jpg', 'Ёж 2.jpg', 'Ёж 3.jpg', 'Ёж 4.jpg', 'Ёж 5.jpg'));
      await person.sees('text', 'Загружено 5 изображений');
      await person.sees('row', /^Ёж/, 5);
      await person.settled();
      await looksRight(person, 'project images');
      await person.clicks('tab', 'Обработанные');
      await person.clicks('button', /Загрузить ZIP/);
      const [photo = ''] = await photosOnDisk('Ёж 1.jpg');
      const archive = path.join(path.dirname(photo), 'ретушь.zip');
      await writeFile(archive, zipSync({ 'Ёж 1.jpg': new Uint8Array(await sharp(photo).toBuffer()) }));
      await person.attaches([archive]);
      await person.clicks('button', 'Загрузить');
      await person.sees('text', /^Сопоставлено 1 из/);
      await person.clicks('button', 'Готово');
      await person.sees('link', 'Скачать как ZIP');
      const type = await person.engine.run(async () => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) =>
          one.textContent.includes('Скачать как ZIP'),
        );
        const answer = await fetch(link?.href ?? '');
        return `${answer.status} ${answer.headers.get('content-type')}`;
      });
      if (!type.includes('200 application/zip')) throw new Error(`The archive was answered as ${type}`);
      await looksRight(person, 'retouched images');
    },
  ],
  [
    'a client’s link to the end',
    async (person, { url, post }) => {
      const { id } = await post<{ id: number }>('/api/photographer/projects', { name: 'Ссылка', category_id: 1 });
      await person.engine.open(`${url}/dashboard/projects?project=${id}`);
      await person.clicks('tab', /^Изображения/);
      await person.sees('heading', 'Изображений пока нет');
      await person.clicks('button', 'Загрузить');
      await person.attaches(await photosOnDisk('1.jpg', '2.jpg', '3.jpg'));
      await person.sees('text', 'Загружено 3 изображения');
      const settings = { role: 'client', shows: 'both', pin: '2468', expires_on: null, can_download: true, choice_limit: 2 };
      const { address } = await post<{ address: string }>(`/api/orders/${id}/shares`, settings);
      await person.engine.open(new URL(address, url).href);
      await person.fills('PIN', '2468');
      await person.clicks('button', 'Открыть');
      await person.sees('row', /./, 3);
      await looksRight(person, 'link');
      await person.clicks('button', 'Выбрать 1.jpg');
      await person.clicks('button', 'Выбрать 3.jpg');
      await person.sees('text', 'Выбрано 2 из 2');
      await person.clicks('button', 'Готово');
      await person.clicks('button', 'Отправить');
      await person.sees('text', 'Выбор отправлен');
      await looksRight(person, 'sent choice');
    },
  ],
];

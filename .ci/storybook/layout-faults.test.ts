import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../app/build/chromium-path.ts';
import { layoutFaults } from './layout-faults.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const executablePath = chromiumPath();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
  page = await browser.newPage({ viewport: { width: 1024, height: 600 } });
});
afterAll(() => browser.close());

/** The faults of a page with this content. */
async function faultsOf(html: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><style>body { margin: 16px; font: 16px/20px monospace } * { box-sizing: border-box }</style>${html}`,
  );
  return page.evaluate(layoutFaults);
}

/** A box at a place of its own, in the flow of its grid. */
const at = (left: number, width: number, content: string) =>
  `<div style="grid-area: 1 / 1; margin-left: ${left}px; width: ${width}px">${content}</div>`;
const grid = (...boxes: string[]) => `<div style="display: grid">${boxes.join('')}</div>`;

const button = (name: string) => `<button aria-label="${name}" style="width: 44px; height: 44px"></button>`;
const icon = (name: string) =>
  `<button aria-label="${name}" style="padding: 10px; border: 0; background: none"><svg width="16" height="16" /></button>`;
const frame = (style: string) => `<div style="width: 90px; ${style}"><p style="white-space: nowrap">Выпускной альбом</p></div>`;

test('text that runs down an edge is found, a letter in each line or two', async () => {
  expect(await faultsOf('<p style="width: 12px; word-break: break-all">Фото</p>')).toEqual(['«Фото» runs down in 4 lines']);
  expect(await faultsOf('<p style="width: 22px; word-break: break-all">Фотограф</p>')).toEqual(['«Фотограф» runs down in 4 lines']);
  // A word in each line, a number over its unit, and text that is written from top to bottom are as they should be.
  expect(await faultsOf('<p style="width: 50px">Дети и их альбом</p><p style="width: 12px">5 ₽</p>')).toEqual([]);
  expect(await faultsOf('<p style="writing-mode: vertical-rl">Выпускной альбом</p>')).toEqual([]);
});

test('a text, a field or a control that another covers is found', async () => {
  expect(await faultsOf(grid(at(0, 200, 'Выпускной'), at(40, 200, 'Портреты')))).toEqual([
    '«Выпускной» and «Портреты» lie over each other',
  ]);
  expect(await faultsOf(grid(at(0, 200, 'Выпускной альбом'), at(80, 200, '<input aria-label="Поиск">')))).toEqual([
    '«Выпускной альбом» and the field «Поиск» lie over each other',
  ]);
  expect(await faultsOf(grid(at(0, 44, button('Назад')), at(30, 44, button('Вперёд'))))).toEqual([
    'the control «Назад» and the control «Вперёд» lie over each other',
  ]);
  expect(await faultsOf(grid(at(0, 100, button('Назад')), at(60, 100, button('Вперёд'))))).toEqual([]);
  // A search over the count of a tab, as it once was at 1024 px: the field is its box, with the icon before the text.
  const search = '<div style="border: 1px solid; padding-left: 30px"><input aria-label="Поиск" style="border: 0; background: none"></div>';
  const tab = '<div role="tab" style="width: 110px; margin: 0">Архив <span>3</span></div>';
  expect(await faultsOf(grid(at(0, 110, tab), at(60, 260, search)))).toEqual([
    '«3» and the field «Поиск» lie over each other',
    'the control «Архив 3» and the field «Поиск» lie over each other',
  ]);
  // Icons side by side share the space around them.
  expect(await faultsOf(grid(at(0, 36, icon('Назад')), at(27, 36, icon('Вперёд'))))).toEqual([]);
  expect(await faultsOf(grid(at(0, 36, icon('Назад')), at(8, 36, icon('Вперёд'))))).toEqual([
    'the control «Назад» and the control «Вперёд» lie over each other',
  ]);
  expect(await faultsOf('<p>Выпускной альбом</p><p style="position: absolute; top: 16px; left: 60px; margin: 0">Новое</p>')).toEqual([
    '«Выпускной альбом» and «Новое» lie over each other',
  ]);
  // The box of large letters is higher than their line.
  expect(await faultsOf('<p style="margin: 0">Имя</p><p style="margin: 0; font: 80px/60px serif">Анна</p>')).toEqual([]);
  // A button may be the whole card, under what stands on it.
  const whole = '<button aria-label="Смотреть" style="position: absolute; inset: 0; width: 100%"></button>';
  expect(
    await faultsOf(`<div style="position: relative; height: 90px">${whole}<span style="position: absolute">4:12</span></div>`),
  ).toEqual([]);
  // A bar is meant to lie over the page.
  expect(await faultsOf(`<p>Выпускной</p><p style="position: fixed; top: 16px">Портреты</p>`)).toEqual([]);
});

test('text that leaves its frame or is cut by it is found, unless it can be scrolled to or is shortened', async () => {
  expect(await faultsOf(frame('border: 1px solid'))).toEqual(['«Выпускной альбом» is outside of its frame']);
  expect(await faultsOf(frame('background: pink'))).toEqual(['«Выпускной альбом» is outside of its frame']);
  expect(await faultsOf(frame('overflow: hidden'))).toEqual(['«Выпускной альбом» is cut by its frame']);
  for (const style of ['', 'overflow: auto', 'border: 1px solid; overflow: hidden; text-overflow: ellipsis']) {
    expect({ style, faults: await faultsOf(frame(style)) }).toEqual({ style, faults: [] });
  }
});

test('what is outside of the window is found, also without text', async () => {
  expect(await faultsOf('<p style="margin-left: -40px">Выпускной</p>')).toEqual(['«Выпускной» is outside of the window']);
  expect(await faultsOf('<img alt="" class="photo" style="width: 1100px; height: 20px">')).toEqual([
    expect.stringContaining('the page scrolls sideways, because of <img alt="" class="photo"'),
  ]);
  expect(await faultsOf('<div style="overflow: auto"><p style="width: 1500px">Альбом</p></div>')).toEqual([]);
});

test('what is far below the window and not laid out yet is left out', async () => {
  const over = grid(at(0, 90, 'Фото'), at(0, 90, 'Альбом')) + grid(at(0, 44, button('Фото')), at(0, 44, button('Альбом')));
  expect(await faultsOf(`<div style="height: 5000px"></div><section style="content-visibility: auto">${over}</section>`)).toEqual([]);
});

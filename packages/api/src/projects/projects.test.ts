import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { isDay } from './days.ts';
import { listProjectCategories } from './project-categories.ts';
import type { Project } from './project.ts';
import { createProject, isDeadlineLate, listProjects, updateProject } from './projects.ts';

type Read = typeof listProjects | typeof createProject | typeof listProjectCategories;
const readReply = (endpoint: Read, raw: unknown): unknown => z.decode(endpoint.reply, endpoint.reads.reply(raw) as never);

const listed = { id: 7, name: 'Выпускной', created_at: '2026-05-14T10:00:00.000Z' };
const project: Project = {
  id: 7,
  orderId: null,
  name: 'Выпускной',
  categoryId: null,
  category: null,
  url: null,
  productUrl: null,
  createdAt: '2026-05-14T10:00:00.000Z',
  archivedAt: null,
  clientName: null,
  clientEmail: null,
  clientPhone: null,
  shootDate: null,
  deadline: null,
  photoCount: 0,
  retouchedCount: 0,
  waitingCount: 0,
  previews: [],
};

test.each([
  [3, 'wedding'],
  [77, null],
  [null, null],
])('a project of the category %s travels with the code %s: ENT-30', (categoryId, code) => {
  expect(z.encode(createProject.reply, { ...project, categoryId })).toMatchObject({
    data: { category_id: categoryId, category_code: code },
  });
});

test.each([
  ['data', { success: true, data: [listed] }],
  ['data.items', { success: true, data: { items: [listed] } }],
  ['items', { items: [listed] }],
  ['a bare list', [listed]],
])('the list is found as %s', (_, raw) => {
  expect(readReply(listProjects, raw)).toEqual([project]);
});

test.each([
  [{ order_id: 5, apiResponse: { order_id: 6 } }, 5],
  [{ apiResponse: { order_id: 6, orderId: 7, id: 8 } }, 6],
  [{ apiResponse: { orderId: 7, id: 8 } }, 7],
  [{ apiResponse: { id: '8' } }, 8],
  [{ apiResponse: {} }, null],
  [{}, null],
])('%j gives the order id', (fields, orderId) => {
  expect(readReply(createProject, { data: { ...listed, ...fields } })).toMatchObject({ orderId });
});

test.each([
  [
    { category: 'Школа', categoryId: 1 },
    { category: 'Школа', categoryId: 1 },
  ],
  [{ category: { id: 2, name: 'Сад' } }, { category: 'Сад', categoryId: 2 }],
  [{ category_id: 3 }, { category: null, categoryId: 3 }],
  [{ category: 3 }, { category: null, categoryId: 3 }],
  [{ category: 'school' }, { category: 'Школа' }],
  [{ category: 'KINDERGARTEN' }, { category: 'Детский сад' }],
  [{ category: { code: 'wedding' } }, { category: 'Свадьба' }],
  [{ category_code: 'birthday' }, { category: 'День рождения' }],
  [{ category_code: 5 }, { category: null }],
  [{ category: '', category_code: 'individual' }, { category: 'Индивидуальная съёмка' }],
  [{ category: 'other' }, { category: 'Другое' }],
  [{ id: '7' }, { id: 7 }],
  [{ id: '' }, { id: -1 }],
  [{ id: 'нет' }, { id: -1 }],
  [{ isArchived: true, archivedAt: '2026-06-01T00:00:00.000Z' }, { archivedAt: '2026-06-01T00:00:00.000Z' }],
  [{ isArchived: true }, { archivedAt: '2026-05-14T10:00:00.000Z' }],
  [{ isArchived: false, archivedAt: '2026-06-01T00:00:00.000Z' }, { archivedAt: null }],
  [
    { shoot_date: '2026-05-14T00:00:00.000000Z', deadline: '2026-06-01' },
    { shootDate: '2026-05-14', deadline: '2026-06-01' },
  ],
  [{ deadline: 'скоро' }, { deadline: null }],
])('%j is read', (fields, read) => {
  expect(readReply(listProjects, [{ ...listed, ...fields }])).toMatchObject([read]);
});

test.each([
  ['a list', [{ id: 1, name: 'Школа', code: 'school' }], [{ id: 1, name: 'Школа', code: 'school' }]],
  ['category_id', [{ category_id: 1, name: 'Школа' }], [{ id: 1, name: 'Школа', code: null }]],
  [
    'a map',
    { 1: 'Школа', 2: 'Сад' },
    [
      { id: 1, name: 'Школа', code: null },
      { id: 2, name: 'Сад', code: null },
    ],
  ],
  ['a map by code', { school: 'Школы' }, [{ id: 1, name: 'Школы', code: 'school' }]],
])('categories are read from %s', (_, data, read) => {
  expect(readReply(listProjectCategories, { data })).toEqual(read);
});

test('only what changed travels', () => {
  expect(z.encode(updateProject.body, { name: 'Лес' })).toEqual({ name: 'Лес' });
  expect(z.encode(updateProject.body, { name: 'Лес', clientName: null, deadline: '2026-06-01' })).toEqual({
    name: 'Лес',
    client_name: null,
    deadline: '2026-06-01',
  });
});

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['2026-1-1', false],
  ['0001-01-01', false],
  ['2026-05-14T00:00:00Z', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-05-14', '2026-05-15', true],
  ['2026-05-14', '2026-05-14', false],
  ['2026-05-14', '2026-05-13', false],
  [null, '2026-05-13', true],
  ['2026-05-14', null, true],
])('a shoot on %s and a deadline on %s fit: %s', (shoot, deadline, fits) => {
  expect(isDeadlineLate(shoot, deadline)).toBe(fits);
});

/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addProjectImage,
  archiveProject,
  deleteProject,
  createProject,
  listProjectImages,
  listProjectCategories,
  listProjects,
  login,
  projectCategories,
  restoreProject,
  sentences,
  updateProject,
} from '@portal/api';
import { demoAccount, demoProjects } from '@portal/mocks/seed';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { newcomer } from '../../newcomer.ts';
import { type Case, caseOf, type Newcomer, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const school = { name: 'Выпускной 11 «А»', categoryId: 1 };
const nobodys = { status: 404, message: sentences.notFound, errors: {} };

async function withProject(portal: Portal): Promise<Newcomer & { id: number }> {
  const person = await newcomer(portal);
  const { id } = await person.call(createProject, { body: school });
  return { ...person, id };
}

export const projects: readonly Case[] = [
  caseOf(listProjectCategories, 'names the six categories', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(listProjectCategories, {})).toEqual(projectCategories);
  }),

  caseOf(listProjects, 'is empty for a newcomer', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(listProjects, {})).toEqual([]);
  }),

  caseOf(listProjects, 'returns the caller’s projects, archived ones too, the newest first', async (portal) => {
    const { token } = await portal.client()(login, { body: demoAccount });
    const own = await portal.client(token)(listProjects, {});
    const known = demoProjects.map(({ category, ...rest }) => ({
      ...rest,
      category: projectCategories.find(({ code }) => code === category)?.name,
    }));
    expect(own).toMatchObject(known.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)));
    expect(own.map(({ id, orderId }) => orderId === id)).not.toContain(false);
  }),

  caseOf(createProject, 'makes an active project without client and days', async (portal) => {
    const { call } = await newcomer(portal);
    const made = await call(createProject, { body: { ...school, name: '  Выпускной 11 «А» ' } });
    expect(made).toMatchObject({
      name: 'Выпускной 11 «А»',
      categoryId: 1,
      category: 'Школа',
      url: null,
      archivedAt: null,
      clientName: null,
      clientEmail: null,
      clientPhone: null,
      shootDate: null,
      deadline: null,
      photoCount: 0,
      retouchedCount: 0,
      previews: [],
    });
    expect(made.orderId).toBe(made.id);
    expect(await call(listProjects, {})).toEqual([made]);
  }),

  caseOf(createProject, 'leads to the page of its product, called as its category', async (portal) => {
    const { call } = await newcomer(portal);
    const { id, productUrl } = await call(createProject, { body: school });
    expect(productUrl).toBe(`https://shop.example/photo-school?order_id=${id}`);
  }),

  caseOf(createProject, 'requires a name and a category that exists', async (portal) => {
    const { session } = await newcomer(portal);
    const send = (json: unknown) => portal.send('POST', '/api/photographer/projects', { token: session.token, json });
    const { projectNameRequired, projectCategoryRequired, projectCategoryUnknown, nameLength, invalid } = sentences;
    expect(await send({})).toMatchObject({
      status: 422,
      body: { message: invalid, errors: { name: [projectNameRequired], category_id: [projectCategoryRequired] } },
    });
    expect(await send({ name: '   ', category_id: 1 })).toMatchObject({ status: 422, body: { errors: { name: [projectNameRequired] } } });
    expect(await send({ name: 'я'.repeat(256), category_id: 1 })).toMatchObject({ status: 422, body: { errors: { name: [nameLength] } } });
    expect(await send({ name: 'Лес', category_id: 77 })).toMatchObject({
      status: 422,
      body: { errors: { category_id: [projectCategoryUnknown] } },
    });
    expect(await send({ name: 'я'.repeat(255), categoryId: 6 })).toMatchObject({ status: 200 });
  }),

  caseOf(updateProject, 'changes what is given and keeps the rest', async (portal) => {
    const { call, id } = await withProject(portal);
    const client = { clientName: ' Мария ', clientEmail: ' Maria@Family.Example ', clientPhone: '8 (900) 111-22-33' };
    const days = { shootDate: '2026-05-14', deadline: '2026-06-01' };
    const stored = { clientName: 'Мария', clientEmail: 'maria@family.example', clientPhone: '+79001112233', ...days };
    expect(await call(updateProject, { params: { id }, body: { name: 'Иначе', ...client, ...days } })).toMatchObject({
      name: 'Иначе',
      ...stored,
    });
    expect(await call(updateProject, { params: { id }, body: { name: 'Ещё иначе' } })).toMatchObject({
      name: 'Ещё иначе',
      ...stored,
    });
    const cleared = { clientName: null, clientEmail: '', clientPhone: '', deadline: null };
    const left = { clientName: null, clientEmail: null, clientPhone: null, shootDate: '2026-05-14', deadline: null };
    expect(await call(updateProject, { params: { id }, body: { name: 'Пусто', ...cleared } })).toMatchObject(left);
    expect(await call(listProjects, {})).toMatchObject([{ id, name: 'Пусто', ...left }]);
  }),

  caseOf(updateProject, 'reports at which field something does not fit', async (portal) => {
    const { session, id } = await withProject(portal);
    const send = (fields: object) =>
      portal.send('PUT', `/api/photographer/projects/${id}`, { token: session.token, json: { name: 'Лес', ...fields } });
    const wrong: [object, Record<string, string[]>][] = [
      [{ name: '' }, { name: [sentences.projectNameRequired] }],
      [{ client_name: 'я'.repeat(256) }, { client_name: [sentences.nameLength] }],
      [{ client_email: 'abc' }, { client_email: [sentences.emailInvalid] }],
      [{ client_phone: '12345' }, { client_phone: [sentences.phoneInvalid] }],
      [{ client_phone: '+375 29 123-45-67' }, { client_phone: [sentences.phoneForeign] }],
      [{ shoot_date: '2026-02-30' }, { shoot_date: [sentences.dateInvalid] }],
      [{ deadline: '14.05.2026' }, { deadline: [sentences.dateInvalid] }],
      [{ shoot_date: '2026-05-14', deadline: '2026-05-14' }, { deadline: [sentences.deadlineEarly] }],
      [{ category: 'Свадьба' }, { category: [sentences.projectCategoryFixed] }],
      [{ category_code: 'wedding' }, { category: [sentences.projectCategoryFixed] }],
    ];
    for (const [fields, errors] of wrong) {
      expect.soft(await send(fields), JSON.stringify(fields)).toMatchObject({ status: 422, body: { message: sentences.invalid, errors } });
    }
    expect(await send({ category: 'Школа', category_code: 'school', category_id: 1 })).toMatchObject({ status: 200 });
  }),

  caseOf(updateProject, 'compares a new deadline with the stored day', async (portal) => {
    const { call, id } = await withProject(portal);
    await call(updateProject, { params: { id }, body: { name: 'Лес', shootDate: '2026-05-14' } });
    const early = call(updateProject, { params: { id }, body: { name: 'Лес', deadline: '2026-05-13' } });
    expect(await refusalOf(early)).toMatchObject({ status: 422, errors: { deadline: [sentences.deadlineEarly] } });
  }),

  caseOf(archiveProject, 'archives a project once, even when called again', async (portal) => {
    const { call, id } = await withProject(portal);
    const { archivedAt } = await call(archiveProject, { params: { id } });
    expect(archivedAt).not.toBeNull();
    expect(await call(archiveProject, { params: { id } })).toMatchObject({ archivedAt });
    expect(await call(listProjects, {})).toMatchObject([{ id, archivedAt }]);
  }),

  caseOf(restoreProject, 'restores an archived project', async (portal) => {
    const { call, id } = await withProject(portal);
    await call(archiveProject, { params: { id } });
    expect(await call(restoreProject, { params: { id } })).toMatchObject({ id, archivedAt: null });
    expect(await call(restoreProject, { params: { id } })).toMatchObject({ id, archivedAt: null });
  }),

  caseOf(deleteProject, 'deletes a project with its photos and their files, once, and no other', async (portal) => {
    const { call, id } = await withProject(portal);
    const { id: other } = await call(createProject, { body: school });
    const image = await call(addProjectImage, { params: { id }, body: { image: await someFile('a.jpg'), orderId: id } });
    expect(await portal.serves(image.urls.original ?? '')).toBe(true);
    expect(await call(deleteProject, { params: { id } })).toEqual({ message: sentences.projectDeleted });
    expect(await refusalOf(call(deleteProject, { params: { id } }))).toEqual(nobodys);
    expect(await refusalOf(call(listProjectImages, { params: { id } }))).toEqual(nobodys);
    expect(await call(listProjects, {})).toMatchObject([{ id: other }]);
  }),

  ...[updateProject, archiveProject, restoreProject, deleteProject].map((endpoint) =>
    caseOf(endpoint, 'knows no project of somebody else', async (portal) => {
      const { id, call } = await withProject(portal);
      const stranger = await newcomer(portal);
      const body = endpoint === updateProject ? { name: 'Чужое' } : undefined;
      expect(await refusalOf(stranger.call(endpoint, { params: { id }, body }))).toEqual(nobodys);
      expect(await refusalOf(stranger.call(endpoint, { params: { id: 99_999_999 }, body }))).toEqual(nobodys);
      expect(await call(listProjects, {})).toMatchObject([{ id, name: school.name, archivedAt: null }]);
    }),
  ),
];

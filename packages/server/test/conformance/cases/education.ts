/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { createEducation, deleteEducation, sentences, updateEducation } from '@portal/api';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const entry = { title: 'Школьный портрет', description: 'Свет и поза', price: 4900, image: '/photos/course.jpg' };
const refused = { status: 404, message: sentences.entryNotFound };

export const education: readonly Case[] = [
  caseOf(createEducation, 'stores what was sent', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(createEducation, { body: entry })).toEqual({ ...entry, id: expect.any(Number) });
    const bare = { title: 'Свет', description: null, price: null, image: null };
    expect(await call(createEducation, { body: bare })).toMatchObject(bare);
  }),

  caseOf(createEducation, 'names every field that does not fit', async (portal) => {
    const { session } = await newcomer(portal);
    const json = { title: ' ', price: -1, image: 'javascript:alert(1)' };
    expect(await portal.send('POST', '/api/photographer/education', { token: session.token, json })).toMatchObject({
      status: 422,
      body: { errors: { title: [sentences.titleRequired], price: [sentences.priceInvalid], image: [sentences.addressInvalid] } },
    });
  }),

  caseOf(updateEducation, 'changes the caller’s entry, and no other', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await owner.call(createEducation, { body: entry });
    const body = { ...entry, title: 'Свет', price: 0 };
    expect(await refusalOf(stranger.call(updateEducation, { params: { id }, body }))).toMatchObject(refused);
    expect(await owner.call(updateEducation, { params: { id }, body })).toEqual({ ...body, id });
  }),

  caseOf(deleteEducation, 'deletes the caller’s entry, once', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await owner.call(createEducation, { body: entry });
    expect(await refusalOf(stranger.call(deleteEducation, { params: { id } }))).toMatchObject(refused);
    expect(await owner.call(deleteEducation, { params: { id } })).toEqual({ message: sentences.entryDeleted });
    expect(await refusalOf(owner.call(deleteEducation, { params: { id } }))).toMatchObject(refused);
  }),
];

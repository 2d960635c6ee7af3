/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { attachPhoto, getPortfolio, sentences, uploadFile } from '@portal/api';
import { expect } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { newPortfolio, photoFile } from '../photo-file.ts';
import { type Case, caseOf, type Newcomer } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const photosOf = async ({ call }: Newcomer, id: number) => (await call(getPortfolio, { params: { id } })).photos;

export const storedFiles: readonly Case[] = [
  caseOf(uploadFile, 'answers the address of the stored file', async (portal) => {
    const { call } = await newcomer(portal);
    const { url } = await call(uploadFile, { body: { file: await photoFile() } });
    expect(await portal.serves(url)).toBe(true);
    const refused = { status: 422, message: sentences.photoFormat, errors: { file: [sentences.photoFormat] } };
    expect(await refusalOf(call(uploadFile, { body: { file: new File(['text'], 'a.jpg') } }))).toEqual(refused);
  }),

  caseOf(attachPhoto, 'makes a stored file a photo, once', async (portal) => {
    const [owner, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { id } = await newPortfolio(owner);
    const { url } = await owner.call(uploadFile, { body: { file: await photoFile('olga-a.jpg', 'Звонок.jpg') } });
    const body = { fileUrl: url, title: null, specializationId: null, isFeatured: true };
    const unknown = { status: 422, message: sentences.fileUnknown, errors: { file_url: [sentences.fileUnknown] } };
    const { id: foreign } = await newPortfolio(stranger);
    expect(await refusalOf(stranger.call(attachPhoto, { params: { id: foreign }, body }))).toEqual(unknown);
    const { photos: attached, repeated } = await owner.call(attachPhoto, { params: { id }, body });
    expect(attached).toMatchObject([{ title: null, fileName: 'Звонок.jpg', specializationId: 4, isFeatured: true, url }]);
    expect(repeated).toEqual([]);
    expect(await photosOf(owner, id)).toEqual(attached);
    expect(await portal.serves(url)).toBe(true);
    expect(await refusalOf(owner.call(attachPhoto, { params: { id }, body }))).toEqual(unknown);
    const { url: copy } = await owner.call(uploadFile, { body: { file: await photoFile('olga-a.jpg') } });
    const again = await owner.call(attachPhoto, { params: { id }, body: { ...body, fileUrl: copy } });
    expect(again).toEqual({ photos: attached, repeated: [attached[0]?.id] });
  }),

  caseOf(attachPhoto, 'accepts metadata as the specification writes them', async (portal) => {
    const owner = await newcomer(portal);
    const { id } = await newPortfolio(owner);
    const { url } = await owner.call(uploadFile, { body: { file: await photoFile() } });
    const json = { file_url: url, metadata: { title: 'Звонок', specialization_id: 1, camera: 'any' } };
    const path = `/api/photographer/portfolios/${id}/media`;
    expect(await portal.send('POST', path, { token: owner.session.token, json })).toMatchObject({ status: 200 });
    expect(await photosOf(owner, id)).toMatchObject([{ title: 'Звонок', specializationId: 1, isFeatured: false }]);
  }),
];

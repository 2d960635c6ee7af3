import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits, listGallery, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { someImageColumns } from '../../../test/support/insert-people.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newPhotographer, someFile, storedKeys } from '../../../test/support/photographer.ts';

describe.each(engines())('the gallery on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());

  it('accepts images up to the limit, and leaves nothing of one more', async () => {
    const { id, token } = await newPhotographer(portal);
    const rows = Array.from({ length: limits.galleryImages - 1 }, (_, number) => ({
      ...someImageColumns(`gallery-${id}-${number}`),
      photographer_id: id,
      content_hash: '0'.repeat(64),
    }));
    for (let from = 0; from < rows.length; from += 1_000) {
      await portal.ports.db
        .insertInto('gallery_images')
        .values(rows.slice(from, from + 1_000))
        .execute();
    }
    const upload = async () =>
      portal.ask('POST', '/api/photographer/gallery', { token, ...(await formBody([['file', await someFile()]])) });
    expect((await upload()).status).toBe(200);
    const before = await storedKeys(portal);
    const derive = vi.spyOn(portal.ports.images, 'derive');
    expect(await upload()).toMatchObject({ status: 422, body: { errors: { file: [sentences.galleryFull] } } });
    expect(await storedKeys(portal)).toEqual(before);
    expect(derive).not.toHaveBeenCalled();
    derive.mockRestore();
    const last = `/api/photographer/gallery?page=${Math.ceil(limits.galleryImages / limits.galleryPageSize)}`;
    expect(answerOf(listGallery, await portal.ask('GET', last, { token }))).toMatchObject({ total: limits.galleryImages, pages: 417 });
  });
});

import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProjectImages, listRetouched, listSuggestions, sentences } from '@portal/api';
import { engines } from '../../../test/support/servers/engines.ts';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';

const demo = (name: string): Sharp => sharp(path.resolve(import.meta.dirname, `../../../../../mocks/public/photos/${name}.jpg`));
const cropped = { left: 300, top: 200, width: 840, height: 560 };

describe.each(engines())('the likely original on %s', (engine) => {
  let portal: Portal;
  let token: string;
  let project: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    token = await portal.signUp();
    project = await newProject(portal, token);
    for (const name of ['alina-0', 'alina-1', 'alina-2', 'anna-1', 'gleb-1']) {
      const image = new File([new Uint8Array(await demo(name).toBuffer())], `${name}.jpg`);
      await portal.ask('POST', `/api/orders/${project}/images`, { token, ...(await formBody([['image', image]])) });
    }
  });
  afterAll(() => portal.close());

  async function send(files: Record<string, Sharp>): Promise<void> {
    const entries = Object.entries(files).map(async ([name, image]) => ({ name, content: await image.jpeg({ quality: 60 }).toBuffer() }));
    const form = await formBody([['zip_file', new File([new Uint8Array(rawZip(await Promise.all(entries)))], 'готово.zip')]]);
    await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token, ...form });
  }
  const at = (rest: string) => `/api/orders/${project}/images${rest}`;

  it('is found by what it shows, and by a name that is alike; what shows something else gets none', async () => {
    await send({
      'чёрно-белая.jpg': demo('anna-1').extract(cropped).greyscale(),
      'светлее.jpg': demo('alina-2').rotate(2).extract(cropped).linear(1.3),
      'alina-0-Edit.jpg': demo('alina-0').resize(600),
      'gleb-1 копия.jpg': demo('zoya-0'),
      'чужая.jpg': demo('zoya-1'),
    });
    const originals = answerOf(listProjectImages, await portal.ask('GET', at(''), { token }));
    const photos = answerOf(listRetouched, await portal.ask('GET', at('/retouched'), { token }));
    const { suggestions, next } = answerOf(listSuggestions, await portal.ask('GET', at('/retouched/suggestions'), { token }));
    const named = suggestions.map(({ retouchedId, originalId, certainty }) => [
      photos.find(({ id }) => id === retouchedId)?.name,
      originals.find(({ id }) => id === originalId)?.name,
      certainty,
    ]);
    expect(new Set(named)).toEqual(
      new Set([
        ['чёрно-белая.jpg', 'anna-1.jpg', 'high'],
        ['светлее.jpg', 'alina-2.jpg', 'high'],
        ['alina-0-Edit.jpg', 'alina-0.jpg', 'high'],
        ['gleb-1 копия.jpg', 'gleb-1.jpg', 'fair'],
      ]),
    );
    expect(next).toBeNull();
    expect(photos.every(({ originalId }) => originalId === null)).toBe(true);
  });

  it.each(['x', '-1', '1.5', '9'.repeat(30)])('is not looked for behind a photo «%s»', async (after) => {
    const { status, body } = await portal.ask('GET', at(`/retouched/suggestions?after=${after}`), { token });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(sentences.idInvalid)]);
  });
});

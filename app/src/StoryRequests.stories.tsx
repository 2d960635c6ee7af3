import { addressOf, createClient, listSpecializations, uploadAvatar } from '@portal/api';
import { gateFor, once, refuse } from '@portal/mocks';
import { expect, waitFor } from 'storybook/test';
import { portalOf } from '@portal/storybook/portalOf.ts';
import preview from '@portal/storybook/preview.tsx';

const meta = preview.meta({ title: 'App/Portal', parameters: { address: false }, render: () => <p>Запросы истории</p> });

const address = addressOf(listSpecializations, {});
const read = () => fetch(address);
const upload = () => createClient()(uploadAvatar, { body: { file: new Blob(['image'], { type: 'image/jpeg' }) } });

export const RequestsOfAnotherStory = meta.story({
  name: 'Guard: what a story has requested before its end uses up no answer of the next story',
  play: async (context) => {
    const { msw } = context;
    const start = () => portalOf(context)?.mockNetwork(context);
    const reported = new Set<string>();
    const listen = ({ request }: { request: Request }) => void reported.add(new URL(request.url).pathname);
    msw.events.on('request:start', listen);
    // One by `fetch`, one by XMLHttpRequest. The worker reports them in a later task: by then the next story runs.
    void read();
    void upload();
    start()?.();
    msw.resetHandlers();
    start();
    const uploads = gateFor(uploadAvatar);
    msw.use(...once(refuse(listSpecializations, 503, 'Занято')), ...uploads.close());
    await waitFor(() => expect([...reported]).toEqual(expect.arrayContaining([address, uploadAvatar.path])));
    msw.events.removeListener('request:start', listen);
    await expect((await read()).status).toBe(503);
    await expect((await read()).status).toBe(200);
    await expect(uploads.requests()).toBe(0);
  },
});

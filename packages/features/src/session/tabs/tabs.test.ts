import { expect, it, vi } from 'vitest';
import { browserTabs, type TabNews } from './tabs.ts';

it('notifies the other tabs, and not itself', async () => {
  const [here, there] = [browserTabs('tabs-test'), browserTabs('tabs-test')];
  const heardHere = vi.fn<(news: TabNews) => void>();
  const heardThere = vi.fn<(news: TabNews) => void>();
  const stop = here.listen(heardHere);
  const stopThere = there.listen(heardThere);
  here.send('signed-out');
  await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith('signed-out'));
  expect(heardHere).not.toHaveBeenCalled();
  stop();
  stopThere();
});

it('ignores what is no news of a session', async () => {
  const received = vi.fn<(news: TabNews) => void>();
  const stop = browserTabs('tabs-junk').listen(received);
  const stranger = new BroadcastChannel('tabs-junk');
  for (const junk of ['token=abc', { news: 'signed-out' }, null, 'signed-out']) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    stranger.postMessage(junk);
  }
  await vi.waitFor(() => expect(received.mock.calls).toEqual([['signed-out']]));
  stop();
  stranger.close();
});

it('leaves a browser without channels to itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tabs = browserTabs();
  expect(() => {
    tabs.send('signed-out');
    tabs.listen(() => undefined)();
  }).not.toThrow();
  vi.unstubAllGlobals();
});

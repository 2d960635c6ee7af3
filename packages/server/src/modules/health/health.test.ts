import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { engines } from '../../testing/engines.ts';
import { openPortal, type Portal } from '../../testing/open-portal.ts';
import { testOptions } from '../../testing/test-options.ts';

describe.each(engines())('a server on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => portal.close());

  const health = async (): Promise<[healthz: number, readyz: number, status: unknown]> => {
    const [alive, ready] = [await portal.app.inject('/healthz'), await portal.app.inject('/readyz')];
    return [alive.statusCode, ready.statusCode, ready.json<{ status: string }>().status];
  };

  it('is ready when everything is there', async () => {
    expect(await health()).toEqual([200, 200, 'ok']);
  });

  it('lives, but is not ready while the storage of files is away', async () => {
    vi.spyOn(portal.ports.files, 'check').mockRejectedValueOnce(new Error('The storage is away'));
    expect(await health()).toEqual([200, 503, 'unavailable']);
    expect(await health()).toEqual([200, 200, 'ok']);
  });

  it('says so soon when the storage does not say anything', async () => {
    vi.spyOn(portal.ports.files, 'check').mockReturnValueOnce(new Promise(() => {}));
    const began = performance.now();
    expect(await health()).toEqual([200, 503, 'unavailable']);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('is not ready any more when it is about to stop, and works on', async () => {
    const app = await createApp(portal.ports, { ...testOptions, isStopping: () => true });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await app.inject('/api/specializations')).statusCode).toBe(200);
    await app.close();
  });
});

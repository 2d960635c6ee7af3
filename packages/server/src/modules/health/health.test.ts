import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { testOptions } from '../../../test/support/test-options.ts';
import { soon } from '../../../test/support/soon.ts';

describe.each(everyEngine())('a server on %s', (engine) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => portal.close());

  /** Answers as a second after the previous request. */
  const health = async (): Promise<[healthz: number, readyz: number, reported: unknown]> => {
    portal.ports.clock.advance(1_000);
    const [alive, ready] = [await portal.app.inject('/healthz'), await portal.app.inject('/readyz')];
    return [alive.statusCode, ready.statusCode, ready.json()];
  };
  const well = [200, 200, { status: 'ok', storage: 'ok' }];
  const withoutStorage = [200, 200, { status: 'ok', storage: 'unavailable' }];

  it('is ready when everything is there', async () => {
    expect(await health()).toEqual(well);
  });

  it('is alive, but not ready while the database is down', async () => {
    const broken = vi.spyOn(portal.ports.db, 'getExecutor').mockImplementation(() => {
      throw new Error('The database is down');
    });
    expect(await health()).toEqual([200, 503, { status: 'unavailable', storage: 'ok' }]);
    broken.mockRestore();
    expect(await health()).toEqual(well);
  });

  it('stays ready while the storage of files is down, since much works without it, and says so', async () => {
    vi.spyOn(portal.ports.files, 'check').mockRejectedValueOnce(new Error('The storage is down'));
    expect(await health()).toEqual(withoutStorage);
    expect(await health()).toEqual(well);
  });

  it('answers soon when the storage does not, and checks it no more until it does', async () => {
    const answer = Promise.withResolvers<void>();
    const check = vi.spyOn(portal.ports.files, 'check').mockReturnValueOnce(answer.promise);
    const began = performance.now();
    expect(await health()).toEqual(withoutStorage);
    expect(await health()).toEqual(withoutStorage);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(check).toHaveBeenCalledOnce();
    answer.resolve();
    expect(await health()).toEqual(well);
  });

  it.each(['is there', 'is down', 'is silent so far'])('checks once a second for all requests, when the storage %s', async (storage) => {
    const answer = Promise.withResolvers<void>();
    if (storage === 'is there') answer.resolve();
    if (storage === 'is down') answer.reject(new Error('The storage is down'));
    portal.ports.clock.advance(1_000);
    const check = vi.spyOn(portal.ports.files, 'check').mockReturnValue(answer.promise);
    const query = vi.spyOn(portal.ports.db, 'getExecutor');
    const ask = async (): Promise<unknown> => (await portal.app.inject('/readyz')).json();
    const waiting = Promise.all([ask(), ask(), ask()]);
    await soon(() => expect(check).toHaveBeenCalledOnce());
    answer.resolve();
    const reported = { status: 'ok', storage: storage === 'is down' ? 'unavailable' : 'ok' };
    expect(await waiting).toEqual([reported, reported, reported]);
    portal.ports.clock.advance(999);
    expect(await ask()).toEqual(reported);
    expect([check.mock.calls.length, query.mock.calls.length]).toEqual([1, 1]);
    portal.ports.clock.advance(1);
    await ask();
    // A clock that was put back must not delay the next check until its old time.
    portal.ports.clock.advance(-3_600_000);
    await ask();
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('is not ready any more when it is about to stop, and still answers calls', async () => {
    const app = await createApp(portal.ports, { ...testOptions, isStopping: () => true });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await app.inject('/api/specializations')).statusCode).toBe(200);
    await app.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getMe } from '@portal/api';
import { everyEngine } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { newToken } from '../../platform/tokens.ts';
import * as repository from './repository.ts';

describe.each(everyEngine())('the job of reading an archive on %s', (engine) => {
  let portal: Portal;
  let place: { photographerId: number; projectId: number };
  beforeAll(async () => {
    portal = await openPortal(engine);
    const token = await portal.signUp();
    place = {
      photographerId: answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token })).id,
      projectId: await newProject(portal, token),
    };
  });
  afterAll(() => portal.close());

  const begin = async (): Promise<string> => {
    const upload = { id: newToken(), filename: 'готово.zip', total_size: 10, total_chunks: 1, fingerprint: '', is_review_first: false };
    return repository.beginUpload(portal.ports.db, place, upload, portal.ports.clock.now());
  };
  const later = (seconds: number) => new Date(portal.ports.clock.now().getTime() + seconds * 1000);
  const minuteFrom = (seconds: number) => ({ now: later(seconds), until: later(seconds + 60) });

  it('belongs to the process that claimed it last: one that stalled neither renews, releases nor finishes it', async () => {
    const { db, clock } = portal.ports;
    const id = await begin();
    await repository.insertChunk(db, id, 0, 'chunks/ab/cd.part');
    const slow = { id, reader: 'slow' };
    const other = { id, reader: 'other' };
    expect(await repository.takeWork(db, slow, { now: later(0), until: later(60) })).toBe(true);
    expect(await repository.takeWork(db, other, { now: later(30), until: later(90) })).toBe(false);
    expect(await repository.takeWork(db, other, { now: later(61), until: later(121) })).toBe(true);
    const until = async () => (await repository.findUpload(db, place, id, clock.now()))?.working_until;

    await repository.renewLease(db, slow, later(500));
    expect(await until()).toEqual(later(121));
    await repository.renewLease(db, slow, null);
    expect(await until()).toEqual(later(121));
    expect(await repository.finishUpload(db, slow, { status: 422, message: 'no', errors: {} })).toBe(false);
    expect(await repository.selectChunks(db, id)).toHaveLength(1);

    await repository.renewLease(db, other, later(200));
    expect(await until()).toEqual(later(200));
    expect(await repository.finishUpload(db, other, { status: 422, message: 'no', errors: {} })).toBe(true);
    expect(await repository.selectChunks(db, id)).toEqual([]);
  });

  it.each([
    ['an hour back', -3_600],
    ['a day forward', 24 * 3_600],
  ])('of a killed process is claimed when the clock has jumped %s, and is then held like any other', async (_, jump) => {
    const { db } = portal.ports;
    const id = await begin();
    expect(await repository.takeWork(db, { id, reader: 'killed' }, minuteFrom(0))).toBe(true);
    expect(await repository.takeWork(db, { id, reader: 'early' }, minuteFrom(30))).toBe(false);
    expect(await repository.takeWork(db, { id, reader: 'other' }, minuteFrom(jump))).toBe(true);
    expect(await repository.takeWork(db, { id, reader: 'third' }, minuteFrom(jump + 30))).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedUpload, createProject, getMe, initializeZipUpload, limits, sentences, zipLimits } from '@portal/api';
import { countWaiting } from '../../test/support/count-waiting.ts';
import { everyEngine } from '../../test/support/servers/engines.ts';
import { formBody } from '../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { soon } from '../../test/support/soon.ts';

const AT_ONCE = 4;
const atOnce = <T>(call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(index)));

describe.each(everyEngine())('calls at the same moment do not exceed a limit, on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    email = `many-${++count}@test.example`;
    token = await portal.signUp(email);
  });

  const newProject = () => portal.ask('POST', '/api/photographer/projects', { token, body: { name: 'Класс', category_id: 1 } });
  const ownId = async () => answerOf(getMe, await portal.ask('GET', '/api/auth/me', { token })).id;

  /** Begins the calls while the photographer's row is locked, so that all have arrived when the first one continues. */
  async function whileLocked<T>(id: number, calls: () => Promise<T>): Promise<T> {
    const { db } = portal.ports;
    // The embedded database runs one transaction at a time by itself.
    if (engine === 'embedded') return calls();
    const { started } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('photographers').select('id').where('id', '=', id).forUpdate().execute();
      const started = calls();
      await soon(async () => expect(await countWaiting(db)).toBe(AT_ONCE));
      return { started };
    });
    return started;
  }

  it('projects', async () => {
    const project = { photographer_id: await ownId(), name: 'Класс', created_at: new Date() };
    const all = Array.from({ length: limits.projectsMax - 1 }, () => project);
    await portal.ports.db.insertInto('projects').values(all).execute();
    const answers = await whileLocked(project.photographer_id, () => atOnce(newProject));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ message: sentences.projectsFull });
  });

  it('unfinished archives, and the same archive is started once', async () => {
    const { id } = answerOf(createProject, await newProject());
    const begin = async (fingerprint: string): Promise<StartedUpload> => {
      const plan = { filename: 'готово.zip', total_size: '10', total_chunks: '1', fingerprint };
      const form = await formBody(Object.entries(plan));
      return answerOf(
        initializeZipUpload,
        await portal.ask('POST', `/photographer/orders/${id}/images/upload-zip/initialize`, { token, ...form }),
      );
    };
    for (let index = 0; index < zipLimits.openUploads; index += 1) await begin(`before ${index}`);
    await atOnce((index) => begin(`now ${index}`));
    const open = await portal.ports.db.selectFrom('zip_uploads').select('id').where('project_id', '=', id).execute();
    expect(open).toHaveLength(zipLimits.openUploads);
    expect(new Set((await atOnce(() => begin('one'))).map(({ uploadId }) => uploadId)).size).toBe(1);
  });

  it('links for a new password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await atOnce(() => portal.ask('POST', '/api/auth/forgot-password', { body: { email } }));
    }
    const sent = () => portal.ports.mail.sent.filter(({ to }) => to === email);
    await soon(() => expect(sent()).toHaveLength(5));
    const open = await portal.ports.db
      .selectFrom('password_resets')
      .select('user_id')
      .where('user_id', '=', await ownId())
      .execute();
    expect(open).toHaveLength(5);
  });
});

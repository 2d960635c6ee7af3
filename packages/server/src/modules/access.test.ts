import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Access,
  createShare,
  downloadShared,
  downloadSharedImage,
  type Endpoint,
  enterSharedPin,
  getDownloadAddress,
  getMe,
  isByShare,
  joinShare,
  limits,
  shareSentences,
  login,
  sendSentences,
  sentences,
  takeBackRetouched,
} from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { routes } from '../app.ts';
import { newToken } from '../platform/tokens.ts';
import { belongingsOf } from '../../test/support/belongings.ts';
import { goodCallBy, makeEverything, namesSomething, type Things } from '../../test/support/good-calls.ts';
import { insertPeople } from '../../test/support/insert-people.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../test/support/open-portal.ts';
import { newProject } from '../../test/support/project.ts';
import { storedKeys } from '../../test/support/photographer.ts';
import { refused, samples } from '../../test/support/sample-calls.ts';
import { engines } from '../../test/support/servers/engines.ts';

/** Who may call: the owner of everything, others, and those who have shares. */
type Person = keyof Awaited<ReturnType<typeof gather>>['people'];
type Refusals = Partial<Record<Person, { status: number; message: string }>>;

const noSession = { status: 401, message: sentences.sessionExpired };
const noShare = { status: 404, message: shareSentences.unknown };
const over = { status: 410, message: shareSentences.ended };
const locked = { status: 403, message: shareSentences.pinNeeded };

const withoutAddress: Refusals = {
  nobody: noShare,
  'the owner': noShare,
  'a client whose share is the token': noShare,
  'somebody with a forged share': noShare,
  'somebody with a part of a share': noShare,
  'a client before the share was renewed': noShare,
};
const withoutShare: Refusals = { ...withoutAddress, 'a client after the end': over, 'a retoucher after the last day': over };
const beforePin: Refusals = {
  'a client without the PIN': locked,
  'a client with a made-up pass': locked,
  'a client with the pass of another share': locked,
  'a client with the pass of an earlier PIN': locked,
  'a retoucher without the PIN': locked,
};

const noQuestion = { status: 409, message: shareSentences.familyNone };
const beforeFamily: Refusals = { 'a client of a class': { status: 403, message: shareSentences.familyNeeded } };

/** The wall: for each kind of caller the wrong persons, and how they are refused. Somebody else's things are a separate matter, see below. */
const wrong: Record<Access, Refusals> = {
  public: {},
  photographer: {
    nobody: noSession,
    'somebody with a forged token': noSession,
    'somebody with a changed token': noSession,
    'the owner a day later': noSession,
    'the owner after signing out': noSession,
    'a client': noSession,
    'a retoucher': noSession,
    'a client whose share is the token': noSession,
  },
  'share-address': withoutAddress,
  'share-before-pin': withoutShare,
  'share-before-family': { ...withoutShare, ...beforePin, 'a client': noQuestion, 'a retoucher': noQuestion, 'a family': noQuestion },
  share: { ...withoutShare, ...beforePin, ...beforeFamily },
  client: { ...withoutShare, ...beforePin, ...beforeFamily, 'a retoucher': { status: 403, message: shareSentences.clientOnly } },
  retoucher: { ...withoutShare, ...beforePin, ...beforeFamily, 'a client': { status: 403, message: sendSentences.retoucherOnly } },
};

/** Those whom a call is for. */
const right: Record<Access, readonly Person[]> = {
  public: ['nobody', 'the owner', 'the owner a day later', 'somebody with a forged token', 'another photographer', 'a client'],
  photographer: ['the owner'],
  'share-address': [
    'a client without the PIN',
    'a retoucher without the PIN',
    'a client after the end',
    'a retoucher after the last day',
    'a client',
  ],
  'share-before-pin': ['a client without the PIN', 'a retoucher without the PIN', 'a retoucher', 'a client', 'a client of a class'],
  'share-before-family': ['a client of a class'],
  share: ['a retoucher', 'a client with the PIN', 'a client', 'a family'],
  client: ['a client with the PIN', 'a client', 'a family'],
  retoucher: ['a retoucher'],
};

/** What a call answers to those whom it is for, where that is no success. */
const answers: Record<string, number> = {
  ...Object.fromEntries(['verifyToken', 'resetPassword', 'deleteAccount', 'changePassword'].map((name) => [name, refused[name] ?? 200])),
  // Nothing is chosen, and another version was seen than is shown.
  closeSharedChoice: 422,
  // Of a project with a sent choice: the conformance suite.
  downloadChosen: 404,
  // There is one group alone.
  mergeGroups: 422,
  signOffShared: 409,
  // Nothing is accepted, and nothing was sent.
  withdrawSignOff: 409,
  takeBackRetouched: 404,
};

const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };
const PIN = '4826';
/** What must not reach another family: the names of a photo and of its retouched one. */
const secrets = ['Тайный снимок.jpg', 'Тайная ретушь.jpg'] as const;

const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
const by = ({ token: text }: { token: string }, pass?: string) => ({
  authorization: `Share ${text}`,
  ...(pass !== undefined && { 'x-share-pass': pass }),
});

/** The portal's people: everything belongs to one of them, and the others must not get at it. */
async function gather(portal: Portal) {
  const { ask, ports } = portal;
  const signIn = async () => {
    const body = { email: 'owner@test.example', password: 'gelateria' };
    return answerOf(login, await ask('POST', '/api/auth/login', { body })).token;
  };
  const late = await portal.signUp('owner@test.example');
  const newShare = async (token: string, project: number, changes: object = {}) => {
    const made = await ask('POST', `/api/orders/${project}/shares`, { token, body: { ...settings, ...changes } });
    const { share, address } = answerOf(createShare, made);
    return { at: `/api/orders/${project}/shares/${share.id}`, token: address.replace('/s/', '') };
  };
  const today = new Date(ports.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const lastDay = await newShare(late, await newProject(portal, late), { role: 'retoucher', expires_on: today });
  ports.clock.advance(limits.sessionSeconds * 1000);
  const token = await signIn();
  const { id } = answerOf(getMe, await ask('GET', '/api/auth/me', { token }));
  const [photographer = 0] = await insertPeople(ports, [{}]);
  const things = await makeEverything(portal, token, photographer);
  await ports.db.updateTable('project_images').set({ name: secrets[0] }).where('id', '=', things.projectImage).execute();
  await ports.db.updateTable('retouched_images').set({ name: secrets[1] }).where('id', '=', things.retouched).execute();
  const share = (changes: object = {}) => newShare(token, things.project, changes);
  const signedOut = await signIn();
  await ask('POST', '/api/auth/logout', { token: signedOut });

  const [client, retoucher] = [things.shareToken, things.retoucherToken];
  const [renewed, ended] = [await share(), await share()];
  await ask('POST', `${renewed.at}/renew`, { token });
  await ask('DELETE', ended.at, { token });
  const [closed, other] = [await share({ pin: PIN }), await share({ pin: PIN })];
  const closedRetoucher = await share({ pin: PIN, role: 'retoucher' });
  const passOf = async (share: { token: string }) => {
    const answer = await ask('POST', '/api/shared/pin', { body: { pin: PIN }, headers: { authorization: `Share ${share.token}` } });
    return answerOf(enterSharedPin, answer).pass;
  };
  const [earlier, foreign] = [await passOf(closed), await passOf(other)];
  for (const pin of ['1357', PIN]) await ask('PUT', closed.at, { token, body: { pin } });

  const ofClass = by({ token: things.classToken });
  const joined = answerOf(joinShare, await ask('POST', '/api/shared/families', { body: { name: 'Котова Анна' }, headers: ofClass }));

  const stranger = await portal.signUp();
  const theirs = await makeEverything(portal, stranger, photographer);
  const people = {
    nobody: {},
    'the owner': bearer(token),
    'the owner a day later': bearer(late),
    'the owner after signing out': bearer(signedOut),
    'somebody with a forged token': bearer(newToken()),
    'somebody with a changed token': bearer(`${token.slice(0, -1)}_`),
    'another photographer': bearer(stranger),
    'a client': by({ token: client }),
    'a retoucher': by({ token: retoucher }),
    'a client whose share is the token': bearer(client),
    'somebody with a forged share': by({ token: newToken() }),
    'somebody with a part of a share': by({ token: client.slice(0, -1) }),
    'a client before the share was renewed': by(renewed),
    'a client after the end': by(ended),
    'a retoucher after the last day': by(lastDay),
    'a client with the PIN': by(other, foreign),
    'a client of a class': ofClass,
    'a family': by({ token: joined.address.replace('/s/', '') }),
    'a client without the PIN': by(closed),
    'a client with a made-up pass': by(closed, `${Date.now() * 2}.${'a'.repeat(43)}`),
    'a client with the pass of another share': by(closed, foreign),
    'a client with the pass of an earlier PIN': by(closed, earlier),
    'a retoucher without the PIN': by(closedRetoucher),
    // No photo is in the group.
    'a client of another family': by(await share({ group_id: things.group })),
    'a retoucher of another family': by(await share({ group_id: things.group, role: 'retoucher' })),
    'a client of another project': by({ token: theirs.shareToken }),
    'a retoucher of another project': by({ token: theirs.retoucherToken }),
  };
  return { people, things, id, token };
}

const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const called = endpoints.filter(({ access }) => access !== 'public');
const photographers = endpoints.filter(({ access }) => access === 'photographer');
const naming = photographers.filter(namesSomething);
const others = photographers.filter((endpoint) => !namesSomething(endpoint));
/** What an answer tells. Headers encode names of files. */
const told = ({ headers, body }: Got): string =>
  `${decodeURI(JSON.stringify(headers))} ${Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body)}`;

/** The order in which every call finds what it names: shares first, which others end; adding to a list after sorting it; parts before the whole. */
function turn({ name, method, path, sends, access }: Endpoint): number {
  if (name === 'logout') return 99;
  if (isByShare({ access })) return -1;
  if (method === 'DELETE') return 10 - path.split('/').length;
  if (sends === 'multipart') return 2;
  return method === 'POST' ? 1 : 0;
}

describe('the list of calls', () => {
  it('has a route and a sample for each', () => {
    const names = endpoints.map(({ name }) => name).toSorted();
    expect(routes.map(({ endpoint }) => endpoint.name).toSorted(), 'each call needs a route, once').toEqual(names);
    expect(Object.keys(samples).toSorted(), 'each call needs a row in test/support/sample-calls.ts').toEqual(names);
  });
});

describe.each(engines())('what belongs to somebody, on %s', (engine) => {
  let portal: Portal;
  let people: Awaited<ReturnType<typeof gather>>['people'];
  let things: Things;
  let id: number;
  beforeAll(async () => {
    portal = await openPortal(engine);
    ({ people, things, id } = await gather(portal));
  });
  afterAll(() => portal.close());

  const state = async () => ({ rows: await belongingsOf(portal.ports.db, id), files: await storedKeys(portal) });
  const ask = (endpoint: Endpoint, person: Person) => goodCallBy(portal, endpoint, things, people[person]);

  it.each(named(called))('is closed to whom the call is not for: %s', async (_, endpoint) => {
    const before = await state();
    // Also a refusal of a share is in no cache and no search engine.
    const headers = isByShare(endpoint) ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } : {};
    for (const [person, { status, message }] of Object.entries(wrong[endpoint.access])) {
      const refusal = { status, body: { success: false, message }, headers };
      expect.soft(await ask(endpoint, person as Person), person).toMatchObject(refusal);
    }
    expect(await state()).toEqual(before);
  });

  it.each(named(naming))('is not found by another photographer: %s', async (_, endpoint) => {
    const before = await state();
    expect(await ask(endpoint, 'another photographer')).toMatchObject({ status: 404, body: { success: false } });
    expect(await state()).toEqual(before);
  });

  it.each(named(others))('is not touched by what another photographer does: %s', async (name, endpoint) => {
    const before = await state();
    const answer = await goodCallBy(portal, endpoint, things, { authorization: `Bearer ${await portal.signUp()}` });
    expect(answer.status).toBe(answers[name] ?? 200);
    expect(JSON.stringify(answer.body)).not.toContain('owner@test.example');
    const now = await state();
    expect(now.rows).toEqual(before.rows);
    expect(now.files).toEqual(expect.arrayContaining(before.files));
  });

  it.each(named(endpoints.filter(isByShare)))('is hidden from another family: %s', async (_, endpoint) => {
    const roles = (['client', 'retoucher'] as const).filter((role) => right[endpoint.access].includes(`a ${role}`));
    const message = endpoint === takeBackRetouched ? sendSentences.sentGone : shareSentences.imageNotShown;
    const found = namesSomething(endpoint) ? { status: 404, body: { message } } : {};
    for (const role of roles) {
      for (const place of ['family', 'project'] as const) {
        const answer = await ask(endpoint, `a ${role} of another ${place}`);
        expect.soft(answer).toMatchObject(found);
        for (const secret of secrets) expect.soft(told(answer)).not.toContain(secret);
      }
    }
  });

  it.each(['client', 'retoucher'] as const)('is downloaded by no other family, by its number: a %s', async (role) => {
    const photo = String(role === 'client' ? things.retouched : things.projectImage);
    const downloads = [
      { ...downloadShared, path: `${downloadShared.path}?ids=${photo}` },
      { ...downloadSharedImage, path: downloadSharedImage.path.replace(':photoId', photo) },
      { ...getDownloadAddress, path: `${getDownloadAddress.path}?photo=${photo}` },
    ];
    for (const endpoint of downloads) {
      for (const place of ['family', 'project'] as const)
        expect(await ask(endpoint, `a ${role} of another ${place}`)).toMatchObject({ status: 404 });
      expect(await ask(endpoint, `a ${role}`)).toMatchObject({ status: 200 });
    }
  });

  // Without this the refusals above would prove nothing: the calls might name something that does not exist.
  it('is open to whom the calls are for, with the same calls', async () => {
    let all = '';
    // For `createGroupShares`, which has nothing to do where each group has its share.
    await portal.ports.db.deleteFrom('project_shares').where('group_id', 'is not', null).execute();
    for (const endpoint of endpoints.toSorted((one, other) => turn(one) - turn(other))) {
      for (const person of right[endpoint.access]) {
        const answer = await ask(endpoint, person);
        expect.soft([endpoint.name, person, answer.status]).toEqual([endpoint.name, person, answers[endpoint.name] ?? 200]);
        if (isByShare(endpoint)) all += told(answer);
      }
    }
    for (const secret of secrets) expect(all).toContain(secret);
  });
});

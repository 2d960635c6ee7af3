import * as fc from 'fast-check';
import { type Endpoint, isByShare } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import type { Things } from '../support/good-calls.ts';
import { shareFor, samples } from '../support/sample-calls.ts';
import { fieldsOf, formBody, formType, jsonBody } from './bodies.ts';
import { hostileText, prototypeKeys } from './hostile.ts';

export interface FuzzRequest {
  /** `null`: an address that belongs to no call. */
  endpoint: Endpoint | null;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** Whether the address names what is there, so that a success is this call's own. */
  isOwn: boolean;
}

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000));
/** A made-up address that a client can still send. */
const crooked = fc.constantFrom(
  '%',
  '%E0%A4%A',
  '%00',
  '..',
  '.',
  '%2e%2e%2f',
  ';',
  '1;a=b',
  '1,2',
  '1.0',
  '+1',
  '-1',
  '0',
  '01',
  '9'.repeat(25),
  '*',
  '()',
);

function pathOf({ path, name }: Endpoint, things: Things): fc.Arbitrary<{ path: string; isOwn: boolean }> {
  const { at = 'photographer', meant = at } = samples[name] ?? {};
  const own: Record<string, string> = {
    id: String(things[meant]),
    mediaId: String(things.photo),
    shareId: String(things.share),
    imageId: String(things.projectImage),
    photoId: String(things.retouched),
    retouchedId: String(things.retouched),
    uploadId: things.uploadId,
  };
  const names = path.match(/(?<=:)\w+/g) ?? [];
  const value = (param: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(own[param] ?? '') },
      { weight: 1, arbitrary: fc.constantFrom('999999', String(things.project), String(things.photo)) },
      { weight: 1, arbitrary: fc.oneof(encoded, crooked) },
    );
  return fc.tuple(...names.map(value)).map((values) => ({
    path: names.reduce((text, param, index) => text.replace(`:${param}`, () => values[index] ?? ''), path),
    isOwn: names.every((param, index) => values[index] === own[param]),
  }));
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const names = [...Object.keys(fieldsOf(query)), 'unknown', ...prototypeKeys, 'a[]', 'a[b]', ''];
  const good = fc.constantFrom('1', '2', '24', 'rating', 'asc', '1,4', 'Казань').map(encodeURIComponent);
  const pair = fc.tuple(fc.constantFrom(...names).map(encodeURIComponent), fc.oneof(good, encoded, crooked));
  const pairs = fc.array(pair, { minLength: 1, maxLength: 4 }).map((list) => `?${list.map((one) => one.join('=')).join('&')}`);
  const rare = Object.keys(fieldsOf(query)).length > 0 ? 6 : 1;
  return fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: rare, arbitrary: pairs }, fc.constantFrom('?', '?&&==', '?a=1&a=2'));
}

function bodyOf(endpoint: Endpoint, things: Things, image: Buffer): fc.Arbitrary<{ body: Buffer | string | null; type: string | null }> {
  const none = fc.constant({ body: null, type: null });
  if (endpoint.method === 'GET') return none;
  const json = jsonBody(endpoint, samples[endpoint.name]?.body?.(things) ?? {}).map((body) => ({ body, type: 'application/json' }));
  const form = formBody(endpoint, image).map((body) => ({ body, type: formType }));
  const [right, wrong] = endpoint.sends === 'multipart' ? [form, json] : [json, form];
  const strange = fc
    .constantFrom('text/plain', 'application/json; charset=koi8-r', 'multipart/form-data', 'x', 'application/xml')
    .map((type) => ({ body: '{}', type }));
  return fc.oneof(
    { weight: endpoint.sends === 'nothing' ? 2 : 12, arbitrary: endpoint.sends === 'nothing' ? none : right },
    wrong,
    strange,
    none,
  );
}

/** Header lines that a caller may add. */
const extras: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>[]>(
      { range: 'bytes=0-0' },
      { range: 'bytes=9999999999-' },
      { range: 'bytes=-,5' },
      { 'if-none-match': '*' },
      { accept: 'text/html' },
      { 'accept-encoding': 'br;q=x, gzip' },
      { cookie: 'token=%00; accessToken=' },
      { origin: 'null' },
      { 'x-forwarded-for': "'; --" },
    ),
  },
);

function authorization(endpoint: Endpoint, things: Things, bearer: string): Record<string, string> {
  if (isByShare(endpoint)) return { authorization: shareFor(endpoint, things) };
  return bearer ? { authorization: `Bearer ${bearer}` } : {};
}

/** Any call of the contract with random input and one of the `tokens`. */
function callOf(endpoint: Endpoint, things: Things, tokens: readonly string[], image: Buffer): fc.Arbitrary<FuzzRequest> {
  // The owner's session has to last: another one is ended.
  const usual = fc.constant(tokens[endpoint.name === 'logout' ? 1 : 0] ?? '');
  const token = fc.oneof({ weight: 8, arbitrary: usual }, { weight: 2, arbitrary: fc.constantFrom('', ...tokens.slice(1)) });
  return fc
    .tuple(pathOf(endpoint, things), queryOf(endpoint), bodyOf(endpoint, things, image), extras, token)
    .map(([{ path, isOwn }, query, { body, type }, more, bearer]) => ({
      endpoint,
      method: endpoint.method,
      path: path + query,
      headers: { ...more, ...(type === null ? {} : { 'content-type': type }), ...authorization(endpoint, things, bearer) },
      body,
      isOwn,
    }));
}

/** Addresses beside the contract. */
const elsewhere: fc.Arbitrary<FuzzRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    fc.constantFrom('/', '/media/', '/media/photos/', '/api/', '/api/orders/'),
    fc.oneof(encoded, crooked),
  )
  .map(([method, folder, rest]) => ({ endpoint: null, method, path: folder + rest, headers: {}, body: null, isOwn: false }));

/**
 * Requests of every kind, a few of them beside the contract. The first of `tokens` is that of whose `things` they are, the
 * second may be signed out; `image` is a file that forms may carry.
 */
export function anyRequest(things: Things, tokens: readonly string[], image: Buffer): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    {
      weight: endpoints.length - 2,
      arbitrary: fc.constantFrom(...endpoints).chain((endpoint) => callOf(endpoint, things, tokens, image)),
    },
    { weight: 2, arbitrary: elsewhere },
  );
}

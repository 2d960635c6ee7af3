import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../test/support/servers/start-s3.ts';
import { realS3 } from '../../../test/support/servers/storages.ts';
import { requireUsable } from './s3-check.ts';
import { defaultTimeouts } from './s3-client.ts';
import { openS3Storage } from './s3-storage.ts';

describe('an object storage that cannot be used, at the start', () => {
  let s3: TestS3;
  let before: (...requested: Parameters<RequestListener>) => boolean;
  beforeEach(async () => {
    before = () => false;
    s3 = await startS3((...requested) => before(...requested));
  });
  afterEach(() => s3.stop());

  test.each([
    ['a wrong key', { accessKeyId: 'nobody' }, /^The object storage at \S+ does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY\.$/],
    ['an unknown bucket', { bucket: 'elsewhere' }, /^The bucket elsewhere that S3_BUCKET names does not exist: create it first\.$/],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, /^S3_ENDPOINT leads to a place where no object storage answers: [^\n]+\.$/],
    ['a host that is not there', { endpoint: 'http://nowhere.invalid' }, /^S3_ENDPOINT names a host that cannot be found: [^\n]+\.$/],
  ])('is refused in one sentence: %s', async (_, wrong, sentence) => {
    await expect(openS3Storage({ ...s3.options, ...wrong })).rejects.toMatchObject({ name: 'StartupError', message: sentence });
  });

  test.each([
    ['write', ({ method }: IncomingMessage) => method === 'PUT'],
    ['read', ({ method, url = '' }: IncomingMessage) => method === 'GET' && !url.includes('list-type')],
    ['list', ({ url = '' }: IncomingMessage) => url.includes('list-type')],
    ['remove', ({ method }: IncomingMessage) => method === 'DELETE'],
  ])('is refused when it does not let us %s', async (what, isIt) => {
    before = (request, response) => {
      if (!isIt(request)) return false;
      request.resume();
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
      return true;
    };
    await expect(openS3Storage(s3.options)).rejects.toMatchObject({
      name: 'StartupError',
      message: `S3_ACCESS_KEY_ID may not ${what} files in the bucket portal that S3_BUCKET names.`,
    });
    before = () => false;
    const files = await openS3Storage(s3.options);
    const left: string[] = [];
    for await (const { key } of files.list('start-')) left.push(key);
    files.close();
    expect(left).toHaveLength(what === 'remove' ? 1 : 0);
  });

  test('is refused when it speaks no TLS under https', async () => {
    const endpoint = s3.options.endpoint.replace('http:', 'https:');
    await expect(openS3Storage({ ...s3.options, endpoint })).rejects.toThrow(/^S3_ENDPOINT begins with https, but \S+ answers without TLS/);
  });

  test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
    'is refused with a certificate that nobody trusts: %s',
    async (code) => {
      const handle = () => Promise.reject(Object.assign(new Error('wrong certificate'), { code }));
      const client = new S3Client({ region: 'us-east-1', credentials: s3.options, requestHandler: { handle }, maxAttempts: 1 });
      await expect(requireUsable(client, s3.options)).rejects.toThrow(`The certificate of ${s3.options.endpoint} is not trusted (${code})`);
    },
  );

  test('is refused when something else stands there and is silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const found = silent.address();
    const endpoint = `http://127.0.0.1:${found && typeof found === 'object' ? found.port : 0}`;
    await expect(openS3Storage({ ...s3.options, endpoint }, { ...defaultTimeouts, silenceMs: 1_000, requestMs: 1_000 })).rejects.toThrow(
      'where no object storage answers',
    );
    silent.close();
  });
});

const real = realS3();
describe.runIf(real)('the object storage at TEST_S3_ENDPOINT, at the start', () => {
  if (!real) return;

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY'],
    ['a wrong key', { accessKeyId: 'test:nobody' }, 'does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY'],
    ['an unknown bucket', {}, 'does not exist: create it first'],
  ])('is refused in one sentence: %s', async (_, wrong, sentence) => {
    const options = { ...real, bucket: `none-${randomBytes(8).toString('hex')}`, ...wrong };
    await expect(openS3Storage(options)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringContaining(sentence) });
  });
});

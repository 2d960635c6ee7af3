import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: path.resolve('.data'),
      databaseUrl: '',
      s3: null,
      publicUrl: 'http://localhost:3000',
      smtpUrl: '',
      mailFrom: 'Диафрагма <noreply@localhost>',
      shareKeys: [],
      rateLimits: true,
      trustProxy: false,
      drainSeconds: 0,
      metricsToken: '',
      logLevel: 'info',
      editorUrl: '',
      productUrl: '',
      tutorials: [],
    });
  });

  test('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', '8080', { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['HOST', '::', { host: '::' }],
    ['PUBLIC_URL', 'https://example.org/', { publicUrl: 'https://example.org' }],
    ['SHARE_KEYS', `${'0a'.repeat(32)}, ${'FF'.repeat(32)}`, { shareKeys: [Buffer.alloc(32, 10), Buffer.alloc(32, 255)] }],
    ['RATE_LIMITS', 'off', { rateLimits: false }],
    ['TRUST_PROXY', 'on', { trustProxy: 1 }],
    ['TRUST_PROXY', 'off', { trustProxy: false }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['LK_TUTORIAL_TWO', 'https://rutube.ru/video/1', { tutorials: [{ place: 'two', url: 'https://rutube.ru/video/1', cover: null }] }],
    // A cover without a video is ignored.
    ['LK_TUTORIAL_ONE_COVER', '/pictures/one.jpg', { tutorials: [] }],
    ['DRAIN_SECONDS', '5', { drainSeconds: 5 }],
    ['METRICS_TOKEN', 'a-token-of-the-monitoring', { metricsToken: 'a-token-of-the-monitoring' }],
    ['MAIL_FROM', 'mail@example.org', { mailFrom: 'mail@example.org' }],
    [
      'PRODUCT_URL',
      'https://example.org/photo-{product}?order_id={order_id}',
      { productUrl: 'https://example.org/photo-{product}?order_id={order_id}' },
    ],
  ])('reads %s=%s', (name, text, expected) => {
    expect(readConfig({ [name]: text })).toMatchObject(expected);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['SHARE_KEYS', 'secret'],
    ['SHARE_KEYS', `${'0a'.repeat(32)},${'0a'.repeat(31)}`],
    ['SHARE_KEYS', ','],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'localhost:5432'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/portal'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.ru\r\nBcc: c@d.ru'],
    ['RATE_LIMITS', 'yes'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '16'],
    ['METRICS_TOKEN', 'too-short'],
    ['EDITOR_URL', 'javascript:alert(1)'],
    ['PRODUCT_URL', '/photo-{product}'],
    ['PRODUCT_URL', 'https://example.org/photo-{product}?order_id={orderId}'],
    ['PRODUCT_URL', 'https://example.org/photo?order_id={order_id}'],
    ['LK_TUTORIAL_ONE', 'http://rutube.ru/video/1'],
    ['LK_TUTORIAL_ONE_COVER', 'https://example.org/cover.jpg'],
    ['LK_TUTORIAL_ONE_COVER', '//example.org/cover.jpg'],
  ])('refuses %s=%s in one sentence that names it', (name, text) => {
    expect(() => readConfig({ [name]: text })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  test('accepts a mail server only with a sender, and reports that in one sentence', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.org:587', MAIL_FROM: 'mail@example.org' };
    expect(readConfig(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM });
    expect(() => readConfig({ ...mail, MAIL_FROM: ' ' })).toThrow(/^SMTP_URL needs MAIL_FROM as well: [^\n]+\.$/);
    expect(() => readConfig({ ...mail, MAIL_FROM: 'nobody' })).toThrow(/^MAIL_FROM must be [^\n]+\.$/);
  });

  test('reads a secret from the file that is named, and says what is wrong with one', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-secrets-'));
    const file = path.join(folder, 'token');
    try {
      await writeFile(file, 'a-token-of-the-monitoring\n');
      expect(readConfig({ METRICS_TOKEN_FILE: file })).toMatchObject({ metricsToken: 'a-token-of-the-monitoring' });
      expect(() => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another-token-of-it' })).toThrow(
        'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: keep one of them.',
      );
      expect(() => readConfig({ DATABASE_URL_FILE: folder })).toThrow('DATABASE_URL_FILE names a file that cannot be read.');
      await writeFile(file, '\n');
      expect(() => readConfig({ SHARE_KEYS_FILE: file })).toThrow('SHARE_KEYS_FILE names an empty file.');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  const s3 = {
    S3_ENDPOINT: 'https://storage.example.org/',
    S3_REGION: 'eu-1',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'hush/+=',
  };

  test('uses the object storage when all of it is named', () => {
    expect(readConfig(s3).s3).toEqual({
      endpoint: 'https://storage.example.org',
      region: 'eu-1',
      bucket: 'portal',
      accessKeyId: 'key',
      secretAccessKey: 'hush/+=',
    });
  });

  test('refuses half an object storage in one sentence that names the rest', () => {
    expect(() => readConfig({ ...s3, S3_REGION: '', S3_ACCESS_KEY_ID: undefined })).toThrow(
      /^Object storage needs S3_REGION, S3_ACCESS_KEY_ID as well: set all five S3_ variables, or none\.$/,
    );
  });

  test.each([
    ['S3_ENDPOINT', 'storage.example.org'],
    ['S3_ENDPOINT', 'https://storage.example.org/path'],
    ['S3_REGION', 'a b'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_SECRET_ACCESS_KEY', 'a b'],
  ])('refuses %s=%s of an object storage', (name, text) => {
    expect(() => readConfig({ ...s3, [name]: text })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  test('names everything that is wrong, and repeats no secret', () => {
    const environment = { PORT: 'x', DATABASE_URL: 'hush', S3_SECRET_ACCESS_KEY: 'hush' };
    expect(() => readConfig(environment)).toThrow(/^PORT [^\n]+\nDATABASE_URL [^\n]+\nObject storage needs S3_ENDPOINT, [^\n]+\.$/);
    expect(() => readConfig(environment)).not.toThrow(/hush/);
  });
});

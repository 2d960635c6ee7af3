import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { refuseRisks, risksOf } from './risks.ts';

const OVERLAY = 0x79_4c_76_30;
const EXT4 = 0xef_53;

const risks = (environment: Record<string, string>, fileSystem = EXT4) =>
  risksOf(environment, readConfig(environment), async () => fileSystem);

const s3 = {
  S3_ENDPOINT: 'https://storage.example.org',
  S3_REGION: 'eu-1',
  S3_BUCKET: 'portal',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush',
};

test.each([
  {},
  { PATH: '/bin', HOSTNAME: 'box', POST: '1', AWS_ACCESS_KEY_ID: 'key', METRICS_TOKEN_FILE: '', SMTP_URI: '' },
  { HTTP_URL: 'x', FTP_URL: 'x', TMP_URL: 'x', HOST_FILE_: 'x' },
])('says nothing of %o', async (environment) => {
  expect(await risks(environment)).toEqual([]);
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['SHARE_KEY', 'SHARE_KEYS'],
  ['DATABASE_URL_FIL', 'DATABASE_URL_FILE'],
])('%s is probably %s', async (name, meant) => {
  expect(await risks({ [name]: 'something' })).toEqual([`${name} is not read: probably ${meant} is meant.`]);
});

test('a variable that cannot be read from a file', async () => {
  expect(await risks({ S3_BUCKET_FILE: '/run/bucket' })).toEqual(['S3_BUCKET_FILE is not read: only secrets can be read from files.']);
});

test('emails of a public portal that reach nobody', async () => {
  expect(await risks({ PUBLIC_URL: 'https://example.org' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is https, and SMTP_URL is not set: /),
  ]);
  expect(await risks({ PUBLIC_URL: 'https://example.org', SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' })).toEqual([]);
});

test('the key of an example', async () => {
  expect(await risks({ SHARE_KEYS: '00'.repeat(32) })).toEqual([expect.stringMatching(/^SHARE_KEYS holds the key of an example/)]);
  expect(await risks({ SHARE_KEYS: '0a1b'.repeat(16) })).toEqual([]);
});

test('data that goes with a container', async () => {
  const lost = [expect.stringMatching(/^DATA_DIR \(\/data\) is a part of the container: /)];
  expect(await risks({ DATA_DIR: '/data' }, OVERLAY)).toEqual(lost);
  const database = { DATABASE_URL: 'postgres://localhost/portal' };
  expect(await risks({ DATA_DIR: '/data', ...database }, OVERLAY)).toEqual(lost);
  // The key of the addresses of shares, and emails.
  expect(await risks({ DATA_DIR: '/data', ...database, ...s3 }, OVERLAY)).toEqual(lost);
  const rest = { SHARE_KEYS: '0a1b'.repeat(16), SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' };
  expect(await risks({ DATA_DIR: '/data', ...database, ...s3, ...rest }, OVERLAY)).toEqual([]);
});

test('are reported, and refused in production, all at once', async () => {
  const environment = { DATABSE_URL: 'postgres://localhost/portal', PUBLIC_URL: 'https://example.org' };
  const lines: string[] = [];
  await refuseRisks(environment, readConfig(environment), (line) => void lines.push(line));
  expect(lines).toEqual([
    expect.stringMatching(/^Warning: DATABSE_URL is not read/),
    expect.stringMatching(/^Warning: PUBLIC_URL is https/),
  ]);
  await expect(refuseRisks({ ...environment, NODE_ENV: 'production' }, readConfig(environment), () => undefined)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^DATABSE_URL [^\n]+\nPUBLIC_URL [^\n]+$/) as string,
  });
});

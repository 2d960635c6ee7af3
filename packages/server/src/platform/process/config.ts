import path from 'node:path';
import type { Tutorial } from '@portal/api';
import { z } from 'zod';
import type { S3Options } from '../files/s3-options.ts';
import { withSecretFiles } from './secret-files.ts';
import { parseKeys } from './share-keys.ts';
import { StartupError } from './startup-error.ts';

/** Everything that environment variables configure. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  /** `null`: files are stored in `dataDir`. */
  s3: S3Options | null;
  publicUrl: string;
  /** Empty: emails become files in `dataDir`. */
  smtpUrl: string;
  mailFrom: string;
  /** The first encrypts the addresses of shares, all decrypt them. Empty: a key of this installation in `dataDir`. */
  shareKeys: readonly Buffer[];
  rateLimits: boolean;
  trustProxy: number | false;
  /** How long a stopping process keeps working after `/readyz` reports that it is not ready any more. */
  drainSeconds: number;
  /** Empty: no `/metrics`. */
  metricsToken: string;
  logLevel: (typeof logLevels)[number];
  editorUrl: string;
  productUrl: string;
  tutorials: Tutorial[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MAX_PORT = 65_535;
/** Less than the usual time limit for stopping a service. */
const MAX_DRAIN_SECONDS = 15;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= MAX_PORT);
const seconds = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .refine((value) => value <= MAX_DRAIN_SECONDS);
const secret = z.string().regex(/^\S+$/);
const webUrl = z.string().refine((value) => isUrl(value, ['http:', 'https:']));
const origin = webUrl
  .transform((value) => new URL(value))
  .refine(isOrigin)
  .transform((url) => url.origin);
const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const proxies = z.union([
  z.literal('off').transform(() => false as const),
  z.literal('on').transform(() => 1),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
]);
const template = z
  .string()
  .refine((value) => isUrl(value.replaceAll(/[{}]/g, ''), ['http:', 'https:']))
  // Without both placeholders, or with a misspelt one, every project would lead to the same page.
  .refine((value) => value.includes('{product}') && value.includes('{order_id}'));
const keys = z
  .string()
  .transform(parseKeys)
  .refine((value) => value !== null);
const film = z.string().refine((value) => isUrl(value, ['https:']));
// Our own hosts: the content-security policy allows no others.
const image = z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/);
const sender = z.string().regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/);

/** What each variable may hold, and the message for the operator. */
const variables = {
  PORT: { schema: port, expected: `a whole number from 0 to ${MAX_PORT}` },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), expected: 'a host name or an address to listen on, such as localhost or 0.0.0.0' },
  DATA_DIR: { schema: z.string(), expected: 'a folder' },
  DATABASE_URL: {
    schema: z.string().refine((value) => isUrl(value, ['postgres:', 'postgresql:'])),
    expected: 'an address such as postgres://user:password@host:5432/database',
  },
  S3_ENDPOINT: { schema: origin, expected: 'the address of an object storage, such as https://storage.example.org, without a path' },
  S3_REGION: { schema: z.string().regex(/^[\w-]+$/), expected: 'a region such as us-east-1' },
  S3_BUCKET: { schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), expected: 'the name of a bucket' },
  S3_ACCESS_KEY_ID: { schema: secret, expected: 'a key without spaces' },
  S3_SECRET_ACCESS_KEY: { schema: secret, expected: 'a key without spaces' },
  DRAIN_SECONDS: { schema: seconds, expected: `a whole number from 0 to ${MAX_DRAIN_SECONDS}` },
  METRICS_TOKEN: { schema: z.string().regex(/^[\w-]{16,}$/), expected: 'at least 16 letters, digits, hyphens and underscores' },
  PUBLIC_URL: { schema: origin, expected: 'the scheme and host that people use, such as https://example.org, without a path' },
  SMTP_URL: {
    schema: z.string().refine((value) => isUrl(value, ['smtp:', 'smtps:'])),
    expected: 'an address such as smtp://user:password@host:587',
  },
  MAIL_FROM: { schema: sender, expected: 'a sender such as Диафрагма <mail@example.org>' },
  SHARE_KEYS: { schema: keys, expected: '64 hexadecimal digits, or several such keys separated by commas, the newest first' },
  RATE_LIMITS: { schema: onOrOff, expected: 'on or off' },
  TRUST_PROXY: { schema: proxies, expected: 'off, on (one proxy in front) or the number of proxies in front, 1 to 9' },
  LOG_LEVEL: { schema: z.enum(logLevels), expected: `one of ${logLevels.join(', ')}` },
  EDITOR_URL: { schema: webUrl, expected: 'a web address' },
  PRODUCT_URL: { schema: template, expected: 'a web address with {product} and {order_id} in it' },
  LK_TUTORIAL_ONE: { schema: film, expected: 'an https address of a film on YouTube, Rutube or VK Video' },
  LK_TUTORIAL_ONE_COVER: { schema: image, expected: 'a path of this portal, such as /pictures/first.jpg' },
  LK_TUTORIAL_TWO: { schema: film, expected: 'an https address of a film on YouTube, Rutube or VK Video' },
  LK_TUTORIAL_TWO_COVER: { schema: image, expected: 'a path of this portal, such as /pictures/second.jpg' },
};

const objectStorage = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const satisfies Name[];

type Name = keyof typeof variables;
/** The names of all variables that the server reads. */
export const variableNames: readonly string[] = Object.keys(variables);
type Value<N extends Name> = z.output<(typeof variables)[N]['schema']>;

/** Reads the environment once. Throws a StartupError with one sentence for each variable that is wrong. */
export function readConfig(given: Record<string, string | undefined>): Config {
  const environment = withSecretFiles(given);
  const wrong: string[] = [];
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    // An empty variable is how many tools write "not set".
    const text = environment[name]?.trim();
    if (!text) return undefined;
    const { schema, expected } = variables[name];
    const { success, data } = schema.safeParse(text);
    // The value itself may be a password and is not repeated.
    if (!success) wrong.push(`${name} must be ${expected}.`);
    return data as Value<N> | undefined;
  };

  const listening = read('PORT') ?? 3000;
  const missing = objectStorage.filter((name) => !environment[name]?.trim());
  const config: Config = {
    port: listening,
    host: read('HOST') ?? 'localhost',
    dataDir: path.resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL') ?? '',
    s3:
      missing.length > 0
        ? null
        : {
            endpoint: read('S3_ENDPOINT') ?? '',
            region: read('S3_REGION') ?? '',
            bucket: read('S3_BUCKET') ?? '',
            accessKeyId: read('S3_ACCESS_KEY_ID') ?? '',
            secretAccessKey: read('S3_SECRET_ACCESS_KEY') ?? '',
          },
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${listening}`,
    smtpUrl: read('SMTP_URL') ?? '',
    mailFrom: read('MAIL_FROM') ?? 'Диафрагма <noreply@localhost>',
    shareKeys: read('SHARE_KEYS') ?? [],
    rateLimits: read('RATE_LIMITS') ?? true,
    trustProxy: read('TRUST_PROXY') ?? false,
    drainSeconds: read('DRAIN_SECONDS') ?? 0,
    metricsToken: read('METRICS_TOKEN') ?? '',
    logLevel: read('LOG_LEVEL') ?? 'info',
    editorUrl: read('EDITOR_URL') ?? '',
    productUrl: read('PRODUCT_URL') ?? '',
    tutorials: [
      ...tutorial('one', read('LK_TUTORIAL_ONE'), read('LK_TUTORIAL_ONE_COVER')),
      ...tutorial('two', read('LK_TUTORIAL_TWO'), read('LK_TUTORIAL_TWO_COVER')),
    ],
  };
  if (missing.length > 0 && missing.length < objectStorage.length) {
    wrong.push(`Object storage needs ${missing.join(', ')} as well: set all five S3_ variables, or none.`);
  }
  if (config.smtpUrl && !environment['MAIL_FROM']?.trim()) {
    wrong.push('SMTP_URL needs MAIL_FROM as well: mail servers refuse emails from a sender without a domain.');
  }
  if (wrong.length > 0) throw new StartupError(wrong.join('\n'));
  return config;
}

function tutorial(place: Tutorial['place'], url: string | undefined, cover: string | undefined): Tutorial[] {
  return url === undefined ? [] : [{ place, url, cover: cover ?? null }];
}

function isUrl(value: string, protocols: string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}

function isOrigin(url: URL): boolean {
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

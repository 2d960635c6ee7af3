import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { type Config, variableNames } from './config.ts';
import { secretNames } from './secret-files.ts';
import { StartupError } from './startup-error.ts';

/** `statfs`'s number of the file system that holds a container's own changes, which go with the container. */
const OVERLAY = 0x79_4c_76_30;
/** Letters: PORT and HOST resemble too much of what other programs read. */
const LEAST_LENGTH = 8;
/** Letters that differ in a misspelt name; in a short one a single letter, because HTTP_URL is no SMTP_URL. */
const differences = (name: string): number => (name.length > LEAST_LENGTH ? 2 : 1);

type Environment = Record<string, string | undefined>;

/** How the file system of a folder is known to `statfs`. */
export type FileSystem = (folder: string) => Promise<number>;

/** Of the folder, or of the one in which it will be made. */
const fileSystemOf: FileSystem = async (folder) => {
  // What is wrong with the folder itself is reported where it is made.
  const found = await statfs(folder).catch(() => null);
  return found?.type ?? fileSystemOf(path.dirname(folder));
};

function unread(environment: Environment): string[] {
  const known = [...variableNames, ...secretNames.map((name) => `${name}_FILE`)];
  const long = known.filter((name) => name.length >= LEAST_LENGTH);
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || known.includes(name)) return [];
    if (long.some((one) => name === `${one}_FILE`)) return [`${name} is not read: only secrets can be read from files.`];
    const meant = long.find((one) => distance(name, one) <= differences(one));
    return meant ? [`${name} is not read: probably ${meant} is meant.`] : [];
  });
}

async function ownLayer(config: Config, fileSystem: FileSystem): Promise<string[]> {
  const { dataDir, databaseUrl, s3, shareKeys, smtpUrl } = config;
  if (databaseUrl && s3 && shareKeys.length > 0 && smtpUrl) return [];
  if ((await fileSystem(dataDir)) !== OVERLAY) return [];
  return [
    `DATA_DIR (${dataDir}) is a part of the container: what is stored in it is lost with the container. Mount a volume there, or set DATABASE_URL, the S3_ variables, SHARE_KEYS and SMTP_URL.`,
  ];
}

/** What would work at first, and lose data or emails later: a sentence for each. */
export async function risksOf(environment: Environment, config: Config, fileSystem = fileSystemOf): Promise<string[]> {
  const { publicUrl, smtpUrl, shareKeys } = config;
  return [
    ...unread(environment),
    ...(publicUrl.startsWith('https:') && !smtpUrl
      ? ['PUBLIC_URL is https, and SMTP_URL is not set: emails stay in DATA_DIR/outbox and reach nobody, those for a new password too.']
      : []),
    ...(shareKeys.some((key) => new Set(key).size === 1)
      ? ['SHARE_KEYS holds the key of an example, which everybody knows: make one with "openssl rand -hex 32".']
      : []),
    ...(await ownLayer(config, fileSystem)),
  ];
}

/** Reports the risks; with `NODE_ENV=production` a StartupError names them instead. */
export async function refuseRisks(environment: Environment, config: Config, report: (line: string) => void): Promise<void> {
  const risks = await risksOf(environment, config);
  if (risks.length > 0 && environment['NODE_ENV'] === 'production') throw new StartupError(risks.join('\n'));
  for (const risk of risks) report(`Warning: ${risk}`);
}

import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { orNull } from '../files/or-null.ts';
import { type Config, variableNames } from './config.ts';
import { secretNames } from './secret-files.ts';
import { StartupError } from './startup-error.ts';

/** `statfs`'s number of the file system that holds a container's own changes, which go with the container. */
const OVERLAY = 0x79_4c_76_30;
/** Letters: PORT and HOST resemble too much of what other programs read. */
const LEAST_LENGTH = 8;
/** Letters that differ in a misspelt name. */
const MOST_DIFFERENCES = 2;

type Environment = Record<string, string | undefined>;

/** How the file system of a folder is known to `statfs`. */
export type FileSystem = (folder: string) => Promise<number>;

/** Of the folder, or of the one in which it will be made. */
const fileSystemOf: FileSystem = async (folder) => (await orNull(statfs(folder)))?.type ?? fileSystemOf(path.dirname(folder));

function misspelt(environment: Environment): string[] {
  const known = [...variableNames, ...secretNames.map((name) => `${name}_FILE`)];
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || known.includes(name)) return [];
    const meant = known.find((one) => one.length >= LEAST_LENGTH && distance(name, one) <= MOST_DIFFERENCES);
    return meant ? [`${name} is not read: probably ${meant} is meant.`] : [];
  });
}

async function ownLayer({ dataDir, databaseUrl, s3 }: Config, fileSystem: FileSystem): Promise<string[]> {
  if (databaseUrl && s3) return [];
  if ((await fileSystem(dataDir)) !== OVERLAY) return [];
  return [`DATA_DIR (${dataDir}) is a part of the container: what is stored in it is lost with the container. Mount a volume there.`];
}

/** What would work at first, and lose data or emails later: a sentence for each. */
export async function risksOf(environment: Environment, config: Config, fileSystem = fileSystemOf): Promise<string[]> {
  const { publicUrl, smtpUrl, shareKeys } = config;
  return [
    ...misspelt(environment),
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

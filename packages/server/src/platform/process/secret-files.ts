import { readFileSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** Variables that may hold a secret: each can be read from a file instead, as container platforms hand secrets over. */
export const secretNames = ['DATABASE_URL', 'SMTP_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'SHARE_KEYS', 'METRICS_TOKEN'] as const;

type Environment = Record<string, string | undefined>;

/** The environment with the contents of the files that `DATABASE_URL_FILE` and its like name. Throws a StartupError for one that cannot be read. */
export function withSecretFiles(environment: Environment): Environment {
  const read: Environment = {};
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) throw new StartupError(`${name} and ${name}_FILE are both set: keep one of them.`);
    try {
      read[name] = readFileSync(file, 'utf8');
    } catch (error) {
      throw new StartupError(`${name}_FILE names a file that cannot be read.`, { cause: error });
    }
    if (!read[name]?.trim()) throw new StartupError(`${name}_FILE names an empty file.`);
  }
  return { ...environment, ...read };
}

import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { StartupError } from '../platform/startup-error.ts';
import type { Ports } from '../ports.ts';

interface Given {
  /** What stands behind the command, without its switches. */
  words: string[];
  hasRepair: boolean;
  config: Config;
  say: (line: string) => void;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command on the portal that the environment names. Its exit code is 1 when the answer is `false` or it fails. */
export async function runCommand(command: (ports: Ports, given: Given) => Promise<boolean>): Promise<void> {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { repair: { type: 'boolean' } } });
    const config = readConfig(process.env);
    const platform = await openPlatform(config, say);
    try {
      const isGood = await command(platform.ports, { words: positionals, hasRepair: values.repair ?? false, config, say });
      process.exitCode = isGood ? 0 : 1;
    } finally {
      await platform.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
}

/** The folder that a command was given. */
export function folderOf({ words }: Pick<Given, 'words'>, usage: string): string {
  const [folder, ...others] = words;
  if (folder === undefined || others.length > 0) throw new StartupError(`Usage: ${usage}`);
  return folder;
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../platform/process/config.ts';
import type { Stores } from '../platform/process/open-stores.ts';
import { writeOwnFilesOnly } from '../platform/process/own-files.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import { openForCommand } from './open-for-command.ts';

interface Given {
  /** The positional arguments of the command. */
  words: string[];
  hasRepair: boolean;
  config: Config;
  print: (line: string) => void;
}

interface Rules {
  /** Throws on invalid arguments, before anything is opened or created. */
  check?: (given: Given) => Promise<unknown>;
  /** Whether a new portal may be created. */
  canMake?: boolean;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command on the portal that the environment names. The exit code is 1 when the command answers `false` or fails. */
export async function runCommand(
  command: (portal: Stores, given: Given) => Promise<boolean>,
  { check, canMake = false }: Rules = {},
): Promise<void> {
  writeOwnFilesOnly();
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { repair: { type: 'boolean' } } });
    const config = readConfig(process.env);
    const given: Given = { words: positionals, hasRepair: values.repair ?? false, config, print };
    await check?.(given);
    const portal = await openForCommand(config, { canMake, print });
    try {
      process.exitCode = (await command(portal, given)) ? 0 : 1;
    } finally {
      await portal.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  }
}

/** The folder that the command got as its argument. */
export function folderOf({ words }: Pick<Given, 'words'>, usage: string): string {
  const [folder, ...others] = words;
  if (folder === undefined || others.length > 0) throw new StartupError(`Usage: ${usage}`);
  // npm changes to the root of the repository; relative paths are meant from where the operator called it.
  return path.resolve(process.env['INIT_CWD'] ?? '', folder);
}

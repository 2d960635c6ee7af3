import { readConfig } from '../platform/process/config.ts';
import { openPlatform } from '../platform/process/open-platform.ts';
import { writeOwnFilesOnly } from '../platform/process/own-files.ts';
import { StartupError } from '../platform/process/startup-error.ts';
import { seedDemo } from './seed-demo.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reports every tenth part of the work. */
function reportProgress(done: number, total: number): void {
  const tenth = Math.floor((done * 10) / total);
  if (tenth > Math.floor(((done - 1) * 10) / total)) print(`Demo images: ${done} of ${total}`);
}

/** `node packages/server/src/seed/main.ts`: prepares the database and fills it with the demo data, once. */
try {
  writeOwnFilesOnly();
  const platform = await openPlatform(readConfig(process.env), print);
  try {
    const began = performance.now();
    const isNew = await seedDemo(platform.ports, { onProgress: reportProgress });
    print(isNew ? `Demo data written in ${((performance.now() - began) / 1000).toFixed(1)} s` : 'The demo data is there already');
  } finally {
    await platform.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}

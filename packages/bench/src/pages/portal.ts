import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type BenchServer, startBenchServer } from '../../server/bench-server.ts';

const seed = path.resolve(import.meta.dirname, '../../../server/src/seed/main.ts');

/** The production entry with the demo data and the portal that was built last. */
export function startPortal(): Promise<BenchServer> {
  return startBenchServer(async (folder) => {
    const filling = spawn(process.execPath, [seed], { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = (await once(filling, 'exit')) as [number | null];
    if (code !== 0) throw new Error('The demo data could not be written');
    return {};
  });
}

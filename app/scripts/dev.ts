import { createServer } from 'vite';
import { needPort } from './need-port.ts';
import { ended, endedWithUs, startNode, top } from './steps.ts';

/** `npm run dev`: the app with hot reload on port 3000, the server restarting on each change behind it on 3001. */
const apiPort = 3001;
await needPort(3000);
await needPort(apiPort);

const seed = startNode(['packages/server/src/seed/main.ts']);
const seeded = await endedWithUs(seed, () => seed.kill());
if (seeded !== 0) process.exit(seeded);

const server = startNode(['--watch', 'packages/server/src/main.ts'], { PORT: String(apiPort), PUBLIC_URL: 'http://localhost:3000' });
const vite = await createServer({ configFile: `${top}/vite.config.ts` });
await vite.listen();
vite.printUrls();
// The server gets Ctrl+C itself; on any other signal it must not be left behind.
process.on('SIGTERM', () => server.kill('SIGTERM'));
void ended(server).then(async (code) => {
  await vite.close();
  process.exit(code);
});

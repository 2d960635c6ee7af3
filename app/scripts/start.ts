import { preview } from 'vite';
import { demoAccount } from '@portal/mocks/seed';
import { readConfig, StartupError } from '@portal/server';
import { demoFilms } from './demo-films.ts';
import { needPort } from './need-port.ts';
import { answering, ended, endedWithUs, giveUp, startNode, step, top } from './steps.ts';

/**
 * `npm start`: everything from nothing. Builds the portal and its Storybook, prepares the database with demo
 * data (once), and serves both until Ctrl+C.
 */
const { port, host } = configured();
const storybookPort = Number(process.env['STORYBOOK_PORT']?.trim() || 6006);
await needPort(port, 'PORT');
await needPort(storybookPort, 'STORYBOOK_PORT');

await step('Building the portal', 'build');
await step('Building Storybook', 'build-storybook');

process.stdout.write('Preparing the database and the demo data\n');
const seed = startNode(['packages/server/src/seed/main.ts']);
const seeded = await endedWithUs(seed, () => seed.kill());
if (seeded !== 0) process.exit(seeded);

// Request logs would hide the addresses printed at the end.
const server = startNode(['packages/server/src/main.ts'], {
  ...demoFilms(process.env),
  PORT: String(port),
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
});
// The server gets Ctrl+C itself and shuts down; when it exits for any reason, so do we.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
const storybook = await preview({
  configFile: false,
  root: `${top}/storybook-static`,
  build: { outDir: '.' },
  preview: { port: storybookPort, strictPort: true, host: 'localhost' },
  logLevel: 'error',
});

void ended(server).then(async (code) => {
  await storybook.close();
  process.exit(code);
});

// If the server listens on one address only, use that.
const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
if (!(await answering(`http://${reachable}:${port}/readyz`, server))) giveUp('The portal did not start: see above.');
process.stdout.write(`
  Portal      http://${reachable}:${port}
  Storybook   http://localhost:${storybookPort}
  Sign in     ${demoAccount.email}  ${demoAccount.password}
`);

/** Reads the server's configuration, to report a wrong variable before the builds. */
function configured(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof StartupError) giveUp(error.message);
    throw error;
  }
}

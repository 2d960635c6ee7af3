import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import project from '../../../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { readConfig } from './platform/process/config.ts';
import { closeInTime } from './http/operations/shutdown.ts';
import { cacheRendered } from './ssr/cache-rendered.ts';
import { startHousekeeping } from './modules/storage/housekeeping.ts';
import { signingSecret } from './modules/storage/signing-secret.ts';
import { builtApp } from './platform/process/built-app.ts';
import { growHeap } from './platform/process/grow-heap.ts';
import { shareKeys } from './platform/process/share-keys.ts';
import { listen } from './platform/process/listen.ts';
import { refuseRisks } from './platform/process/risks.ts';
import { openPlatform } from './platform/process/open-platform.ts';
import { writeOwnFilesOnly } from './platform/process/own-files.ts';
import { runUntilStopped } from './platform/process/run-until-stopped.ts';

/** Milliseconds after which failed jobs, and those of a process that exited, are looked for. */
const JOBS_EVERY_MS = 15_000;

/** The production entry: `node packages/server/src/main.ts`; everything else comes from the environment. */
await runUntilStopped(async (report) => {
  writeOwnFilesOnly();
  growHeap();
  const config = readConfig(process.env);
  await refuseRisks(process.env, config, report);
  const platform = await openPlatform(config, report);
  let isStopping = false;
  try {
    const { distDir, renderPage } = await builtApp(path.resolve(import.meta.dirname, '../../../dist'));
    const app = await createApp(platform.ports, {
      publicUrl: config.publicUrl,
      scratch: platform.scratch,
      signingSecret: await signingSecret(platform.ports),
      shareKeys: await shareKeys(config, report),
      distDir,
      ...(renderPage && { renderPage: cacheRendered(renderPage) }),
      rateLimits: config.rateLimits,
      trustProxy: config.trustProxy,
      logger: { level: config.logLevel },
      tutorials: config.tutorials,
      editorUrl: config.editorUrl,
      productUrl: config.productUrl,
      version: project.version,
      jobsEveryMs: JOBS_EVERY_MS,
      metricsToken: config.metricsToken,
      isStopping: () => isStopping,
    });
    report(`Listening on ${await listen(app, config)}`);
    const housekeeping = startHousekeeping(platform.ports, (error) => app.log.error({ err: error }, 'The storage was not swept'));
    return {
      crashed: platform.crashed,
      // The load balancer is told first, then running calls are answered, then the ports that they used are closed.
      stop: async () => {
        isStopping = true;
        await delay(config.drainSeconds * 1000);
        await closeInTime(app);
        await housekeeping.stop();
        await platform.close();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
});

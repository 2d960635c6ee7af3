import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { Refusal, sentences } from '@portal/api';
import { openApi } from '@portal/api/openapi';
import type { Context } from './routing/context.ts';
import { createBackground } from './platform/jobs/background.ts';
import { answerClientError } from './http/errors/client-errors.ts';
import { compression } from './http/responses/compression.ts';
import { createDownloadLimit } from './http/limits/download-limit.ts';
import { shutdownSignalOf } from './http/operations/shutdown.ts';
import { endStalledAnswers } from './http/downloads/end-when-stalled.ts';
import { answerError } from './http/errors/errors.ts';
import { refuseForeignCalls } from './http/security/foreign-calls.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { serveHealth } from './modules/health/routes.ts';
import { doJob, noteFailure } from './modules/jobs/do-job.ts';
import { insertJob } from './platform/jobs/repository.ts';
import { runDueJobs } from './platform/jobs/run-due-jobs.ts';
import { createRunners } from './platform/jobs/runners.ts';
import { createImageLimit } from './http/limits/image-limit.ts';
import { readableUrl } from './http/operations/readable-url.ts';
import { withoutSecrets } from './http/operations/logging.ts';
import { warnOfUnknownProxy } from './http/operations/unknown-proxy.ts';
import { serveMedia } from './http/downloads/media.ts';
import { serveMetrics } from './http/operations/metrics.ts';
import { rateGuards } from './http/limits/rate-limits.ts';
import { rates } from './http/limits/rates.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { trustedProxies } from './http/security/trusted-proxies.ts';
import { createUploadLimit } from './http/limits/upload-limit.ts';
import { readWeb, type SendPage, serveWeb, wantsJson, wantsPage } from './ssr/web.ts';
import { directoryRoutes } from './modules/directory/routes.ts';
import { educationRoutes } from './modules/education/routes.ts';
import { galleryRoutes } from './modules/gallery/routes.ts';
import { cardRoutes } from './modules/cards/routes.ts';
import { groupRoutes } from './modules/groups/routes.ts';
import { type Render, createRenderer } from './ssr/render.ts';
import { heads } from './ssr/heads.ts';
import { sendList } from './ssr/send-list.ts';
import { servePages } from './ssr/routes.ts';
import { renewEncryption } from './modules/shares/addresses.ts';
import { remindClients } from './modules/shares/emails/client-emails.ts';
import { sendWaiting } from './modules/shares/emails/send-shares.ts';
import { createSharedImages } from './modules/shares/shared-images.ts';
import { createShareReads } from './modules/shares/share-reads.ts';
import { shareRoutes } from './modules/shares/routes.ts';
import { projectImageRoutes } from './modules/project-images/routes.ts';
import { retouchedRoutes } from './modules/retouched/routes.ts';
import { zipUploadRoutes } from './modules/zip-upload/routes.ts';
import { portfolioRoutes } from './modules/portfolios/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { projectRoutes } from './modules/projects/routes.ts';
import { sessionRoutes } from './modules/session/routes.ts';
import { authenticate, summaryOf } from './modules/session/service.ts';
import { EMAILS_AT_ONCE } from './platform/mail/mailer.ts';
import { encryptTokens } from './platform/encrypt-tokens.ts';
import { signAddresses } from './platform/sign-addresses.ts';
import { signCards } from './platform/sign-cards.ts';
import { signPasses } from './platform/sign-passes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { specializationRoutes } from './modules/specializations/routes.ts';
import { tutorialRoutes } from './modules/tutorials/routes.ts';
import { removePendingFiles } from './modules/storage/sweep.ts';
import { mount, type ServeTools } from './routing/mount.ts';
import type { AppOptions, Ports } from './platform/ports.ts';
import type { Route } from './routing/serve.ts';

/** Milliseconds between two searches for shares whose client is due a reminder. */
const REMINDERS_EVERY_MS = 600_000;

/** Every call that the server answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...directoryRoutes,
  ...specializationRoutes,
  ...profileRoutes,
  ...portfolioRoutes,
  ...projectRoutes,
  ...projectImageRoutes,
  ...groupRoutes,
  ...cardRoutes,
  ...retouchedRoutes,
  ...zipUploadRoutes,
  ...shareRoutes,
  ...galleryRoutes,
  ...settingsRoutes,
  ...educationRoutes,
  ...accountRoutes,
  ...tutorialRoutes,
];

/** Builds the application. It does not listen yet; closing it leaves the ports open. */
export async function createApp(ports: Ports, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: withoutSecrets(options.logger),
    trustProxy: trustedProxies(options.trustProxy),
    genReqId: () => randomUUID(),
    requestTimeout: 300_000,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Must come before the routes: an error handler that is set later would not apply to them.
  app.setErrorHandler(answerError);
  app.decorateRequest('caller', null);
  app.decorateRequest('holder', null);
  warnOfUnknownProxy(app, options);
  app.addHook('onRequest', refuseForeignCalls(options.publicUrl));
  endStalledAnswers(app);
  const web = options.distDir === null ? null : await readWeb(options.distDir);
  securityHeaders(app, options.publicUrl, web?.html);
  await app.register(compress, compression);
  acceptBodies(app);

  serveMetrics(app, options.metricsToken ?? '');
  const background = createBackground(app.log);
  const shutdownSignal = shutdownSignalOf(app);
  const uploads = await mkdtemp(path.join(options.scratch ?? tmpdir(), 'diafragma-uploads-'));
  app.addHook('onClose', async () => {
    await background.settled();
    await rm(uploads, { recursive: true, force: true });
  });

  const sendPage = web && (await serveWeb(app, web, options.publicUrl));
  const guard = await rateGuards(app, options.rateLimits);
  const render = createRenderer(app, {
    renderPage: options.renderPage,
    guard: guard(rates.pages),
    summaryOf: (token) => summaryOf(ports, token),
    ...options.renderTimeouts,
  });
  const addresses = signAddresses(options.signingSecret, ports.clock);
  const context: Context = {
    ...ports,
    ...options,
    log: app.log,
    addresses,
    shareReads: createShareReads(ports, addresses),
    passes: signPasses(options.signingSecret, ports.clock),
    cardCodes: signCards(options.signingSecret),
    shareTokens: encryptTokens(options.shareKeys),
    uploads,
    uploadLimit: createUploadLimit(),
    downloadLimit: createDownloadLimit(),
    shutdownSignal,
    afterwards: background.run,
    removePendingFiles: createRunners(background, 1, () => removePendingFiles(ports, shutdownSignal)),
    enqueue: async (job) => {
      await insertJob(ports.db, job);
      lookForWork();
    },
    beginWork: () => lookForWork(),
  };
  const lookForWork = createRunners(background, EMAILS_AT_ONCE, () =>
    runDueJobs(
      context,
      (job) => doJob(context, job),
      (failure) => noteFailure(context, failure),
    ),
  );
  if (options.jobsEveryMs !== undefined) {
    background.every(options.jobsEveryMs, async () => lookForWork());
    background.every(REMINDERS_EVERY_MS, () => sendWaiting(context));
    background.every(REMINDERS_EVERY_MS, () => remindClients(context));
    background.run(() => renewEncryption(context));
  }
  const tools: ServeTools = {
    context,
    authenticate: (token) => authenticate(ports, token),
    findShare: context.shareReads.find,
    openShare: context.shareReads.open,
    openSigned: context.shareReads.openSigned,
    guard,
    page: pageOrCall(context, sendPage, render),
  };
  mount(app, routes, tools);

  serveMedia(app, ports.files, addresses, createImageLimit(), createSharedImages(ports));
  serveHealth(app, ports, options);
  if (sendPage) servePages(app, { context, sendPage, render, sitemapGuard: guard(rates.sitemap) });
  const description = openApi({ version: options.version, url: options.publicUrl });
  app.get('/api/openapi.json', async () => description);
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage && wantsPage(request)) return sendPage(reply, 404, heads.notFound, await render(request, reply));
    throw new Refusal(404, sentences.notFound);
  });
  return app;
}

/** Parses JSON as Fastify does and an empty body as none, leaves forms to be streamed by the upload, and accepts no other body. */
function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** At an address that both share, headers distinguish a page from a call, so caches must vary by them (ledger CON-38). */
function pageOrCall(context: Context, sendPage: SendPage | null, render: Render): ServeTools['page'] {
  if (!sendPage) return null;
  return (request, reply) => {
    reply.header('vary', 'Accept, X-Requested-With');
    if (wantsJson(request)) return null;
    // `/photographers/7` is only a call: the page is `/photographer/7`.
    return typeof request.params === 'object' && request.params !== null && 'id' in request.params
      ? render(request, reply).then((rendered) => sendPage(reply, 404, heads.notFound, rendered))
      : sendList('directory', { context, request, reply, sendPage, render });
  };
}

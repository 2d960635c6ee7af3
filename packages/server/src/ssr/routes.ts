import type { FastifyInstance } from 'fastify';
import type { PageHead } from './page-head.ts';
import { isNavigation } from '../http/security/is-robot.ts';
import type { RateGuard } from '../http/limits/rate-limits.ts';
import type { SendPage } from './web.ts';
import type { Context } from '../routing/context.ts';
import type { Render } from './render.ts';
import { heads, photographerHead, privateHead, sharedHead } from './heads.ts';
import { readsOfShare } from './reads-of-share.ts';
import { sendList } from './send-list.ts';
import { pagesSitemap, photographersSitemap, sitemapIndex } from './sitemap.ts';

/**
 * What robots may read: pages, not calls. The ways into the cabinet and shares have `noindex` themselves. Shares are not forbidden here: the address of a
 * page that a robot may not read is listed all the same where somebody links to it, and its `noindex` is never seen.
 */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Pages that are the same for everybody. `/photographers` shares its address with a call, which routes it (ledger CON-38). */
const fixed: readonly (readonly [url: string, head: PageHead])[] = [
  ['/photographer', heads.directory],
  ['/login', privateHead('login')],
  ['/register', privateHead('register')],
  ['/forgot-password', privateHead('forgotPassword')],
  ['/reset-password', privateHead('resetPassword')],
  ['/logout', privateHead('logout')],
  ['/dashboard', privateHead('dashboard')],
  ['/dashboard/*', privateHead('dashboard')],
];

interface PageTools {
  context: Context;
  sendPage: SendPage;
  render: Render;
  /** How often somebody may request a file of photographers' addresses. */
  sitemapGuard: RateGuard;
}

/** The pages of the app, each with its metadata for robots, and the robots' own files. */
export function servePages(app: FastifyInstance, { context, sendPage, render, sitemapGuard }: PageTools): void {
  const { publicUrl } = context;
  app.get('/', (request, reply) => sendList('home', { context, request, reply, sendPage, render }));
  app.get('/terms', async (request, reply) => sendPage(reply, 200, heads.terms, await render(request, reply)));
  for (const [url, head] of fixed) app.get(url, (_, reply) => sendPage(reply, 200, head));

  // The head is the same for every share, so that previews in messengers reveal nothing.
  for (const url of ['/s', '/s/*']) {
    app.get(url, (_, reply) => sendPage(reply.header('x-robots-tag', 'noindex'), 200, sharedHead));
  }
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    // A messenger that fetches a share for its preview must get neither names nor addresses of photos: it would store them.
    const rendered = isNavigation(request) ? await render(request, reply, readsOfShare(context, request.params.token)) : undefined;
    return sendPage(reply.header('x-robots-tag', 'noindex'), 200, sharedHead, rendered);
  });

  app.get<{ Params: { id: string } }>('/photographer/:id', async (request, reply) => {
    const { id } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(id)) return sendPage(reply, 404, heads.photographerNotFound);
    try {
      const head = await photographerHead(context, Number(id));
      if (!head) return await sendPage(reply, 404, heads.photographerNotFound);
      return await sendPage(reply, 200, head, await render(request, reply));
    } catch (error) {
      // The page is sent even then, so that it can show that the server has a problem.
      request.log.error({ err: error }, 'A page could not be named');
      return sendPage(reply, 200, privateHead('photographer'), { page: null, isLacking: true });
    }
  });

  const xml = 'application/xml; charset=utf-8';
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/sitemap.xml', async (_, reply) => reply.type(xml).send(await sitemapIndex(context.db, publicUrl)));
  app.get('/sitemaps/pages.xml', { onRequest: sitemapGuard }, async (_, reply) =>
    reply.type(xml).send(await pagesSitemap(context.db, publicUrl)),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemaps/photographers-:part(^[1-9]\\d{0,5}$).xml',
    { onRequest: sitemapGuard },
    async (request, reply) => reply.type(xml).send(await photographersSitemap(context.db, Number(request.params.part), publicUrl)),
  );
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '@portal/api';
import { AWAY_SECONDS } from '../http/errors/errors.ts';
import { hasAlready } from '../http/downloads/has-already.ts';
import { hashSource } from '../http/security/hash-source.ts';
import { type PageHead, writeHead } from './page-head.ts';
import { allowStyles } from '../http/security/security-headers.ts';
import type { Rendered } from './render.ts';

/**
 * Sends the app's page. With `rendered` it contains what the app will show. A page that lacks what it should show is the same for a person, whose
 * browser reads it again, but has the status 503: search engines drop an address whose page is empty.
 */
export type SendPage = (reply: FastifyReply, status: number, head: PageHead, rendered?: Rendered) => FastifyReply;

/** The built app: where its files are, and its page. */
export interface Web {
  distDir: string;
  html: string;
}

/** Reads the built app in this folder; throws where there is none. */
export async function readWeb(distDir: string): Promise<Web> {
  return { distDir, html: await readFile(path.join(distDir, 'index.html'), 'utf8') };
}

/** Serves the files of the built app. Returns the function that sends its page with a head. */
export async function serveWeb(app: FastifyInstance, { distDir, html }: Web, publicUrl: string): Promise<SendPage> {
  await app.register(fastifyStatic, {
    root: distDir,
    // One route a file that is there: everything else is a page or is not found.
    wildcard: false,
    index: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz', '**/*.map', '.vite/**', '.server/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The build puts a hash of the content into the names of this folder.
      const isHashed = path.relative(distDir, file).split(path.sep)[0] === 'assets';
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return (reply, status, head, { page: rendered, isLacking } = { page: null, isLacking: false }) => {
    if (rendered?.movedTo) return reply.header('cache-control', 'private, no-cache').redirect(rendered.movedTo);
    const page = withRoot(writeHead(html, head, publicUrl), rendered);
    // With a name in it, it is cached nowhere: Back after signing out must not show it.
    const cache = rendered?.isOwn ? 'private, no-store' : 'private, no-cache';
    const isDown = isLacking && status === 200;
    reply.code(isDown ? 503 : status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': cache });
    if (isDown) reply.header('retry-after', AWAY_SECONDS);
    if (!rendered) return reply.send(page);
    reply.header('vary', [reply.getHeader('vary'), 'Cookie'].filter(Boolean).join(', '));
    allowStyles(reply, rendered.styles.map(hashSource));
    if (rendered.isOwn || isLacking) return reply.send(page);
    // Of its content, however it is compressed: a weak one.
    const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    reply.header('etag', `W/${tag}`);
    if (hasAlready(reply.request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.send(page);
  };
}

function withRoot(html: string, rendered: RenderedPage | null): string {
  if (!rendered) return html;
  // As functions: what people wrote may hold `$&`, which is no pattern here.
  // A rendered page holds its styles, and requests its code after its first paint.
  const files = /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g;
  const fonts = /\s*<link rel="preload" as="font"[^>]*>/g;
  const bare = html.replace(files, '');
  const page = rendered.isPhotoFirst ? bare.replace(fonts, '') : bare;
  return page.replace('</head>', () => `${rendered.head}</head>`).replace('<div id="root"></div>', () => rendered.root);
}

/** Whether the request is a program's, not a browser navigation. */
export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers['x-requested-with'] !== undefined || (headers.accept ?? '').includes('application/json');
}

/** Whether somebody would see a page that is sent as an answer. */
export function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isCall = request.url === '/api' || request.url.startsWith('/api/') || wantsJson(request);
  return isRead && !isCall && (request.headers.accept ?? '').includes('text/html');
}

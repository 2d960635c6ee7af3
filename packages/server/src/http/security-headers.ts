import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { ownScripts } from './own-scripts.ts';

/** Hosts whose players a tutorial may be shown in. */
const players = ['https://www.youtube-nocookie.com', 'https://vk.com', 'https://vkvideo.ru', 'https://rutube.ru'];

const nonces = new WeakMap<object, string>();

/** The nonce of one response: the page repeats it, so that styles injected by React Aria are allowed. */
export function styleNonce(response: object): string {
  let nonce = nonces.get(response);
  if (!nonce) nonces.set(response, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** Nothing but our own code, styles and pictures, and the scripts that stand in the page `html`; nobody may frame the portal. */
export function securityHeaders(app: FastifyInstance, publicUrl: string, html = ''): void {
  const isHttps = publicUrl.startsWith('https:');
  // By itself: Fastify's plugin for it makes all of them anew for every answer.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...ownScripts(html)],
        styleSrc: ["'self'", (_request: unknown, response: ServerResponse) => `'nonce-${styleNonce(response)}'`],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: players,
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // A plain-http origin cannot use it, and browsers say so in the console.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()));
  });
}

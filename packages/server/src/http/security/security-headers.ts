import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import { hashSource } from './hash-source.ts';

/** The inline scripts of a built page, as a content-security policy names them. */
const ownScripts = (html: string): string[] => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => hashSource(code));

/** Hosts whose video players a tutorial may embed. */
const players = ['https://www.youtube-nocookie.com', 'https://vk.com', 'https://vkvideo.ru', 'https://rutube.ru'];

/**
 * The style that React Aria adds on an iPhone while a dialog is open, character for character (its usePreventScroll). An end-to-end test checks that
 * it is allowed.
 */
const iPhoneSheet = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** Allows only our own code, styles and images, and the inline scripts of the page `html`; nobody may frame the portal. */
export function securityHeaders(app: FastifyInstance, publicUrl: string, html = ''): void {
  const isHttps = publicUrl.startsWith('https:');
  // Written here, because Fastify's plugin builds all headers again for every response.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...ownScripts(html)],
        styleSrc: ["'self'", hashSource(iPhoneSheet)],
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
    // A plain-http origin cannot use it, and browsers report that in the console.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  });
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()));
  });
}

/** Allows the inline styles of this answer; each is named by its `hashSource`. */
export function allowStyles({ raw }: FastifyReply, sources: readonly string[]): void {
  const policy = String(raw.getHeader('content-security-policy'));
  raw.setHeader(
    'content-security-policy',
    policy.replace("style-src 'self'", (own) => [own, ...sources].join(' ')),
  );
}

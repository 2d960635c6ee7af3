import type { FastifyRequest } from 'fastify';

/** Crawlers and previews that run scripts name themselves. There are phones called Cubot. */
const robots = /(?<!cu)bot\b|crawler|spider|externalhit/i;

type Asking = Pick<FastifyRequest, 'headers'>;

/** Whether a request says that it comes from a crawler, or from a messenger that wants a preview. */
export const isRobot = ({ headers }: Asking): boolean => robots.test(headers['user-agent'] ?? '');

/**
 * Whether somebody opens a page in a browser: browsers say so since 2020 (Safari since 2023), and messengers that fetch a page for its preview do not. Also
 * false over HTTP without TLS, except on this computer.
 */
export const isNavigation = (request: Asking): boolean => request.headers['sec-fetch-dest'] === 'document' && !isRobot(request);

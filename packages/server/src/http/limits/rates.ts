import type { FastifyRequest } from 'fastify';
import { bodyField, byHolder, callerAddress, perPerson, type RateRule } from './rate-limits.ts';

const minute = 60_000;
const account = (request: FastifyRequest): string => bodyField(request, 'email');
const pair = (request: FastifyRequest): string => `${callerAddress(request)} ${account(request)}`;
const holderAtAddress = (request: FastifyRequest): string => `${callerAddress(request)} ${byHolder(request)}`;
/** The same for shares of one class, or for those of a whole project alone. */
const shareAtAddress =
  (isOfClass: boolean) =>
  (request: FastifyRequest): string | null =>
    request.caller?.kind === 'share' && (request.caller.share.group_id !== null) === isOfClass ? holderAtAddress(request) : null;

/** How often calls may be made: every rate of the server, by what is called. */
export const rates = {
  /** Calls of a photographer without a rate of their own: high enough for a fast user of the app, low enough to stop a script. */
  calls: perPerson('calls', 600, minute),
  /** Rendering a page occupies a core for 20 to 30 ms, in which no call is answered. */
  pages: [{ max: 120, window: minute }],
  /** Each file of the sitemap reads up to 10,000 rows and compresses 600 KB; a robot requests all of them once in days, and comes back after a 429. */
  sitemap: [{ max: 120, window: minute }],
  /** Far more than a person can read; low enough to slow down somebody who copies the directory. */
  directory: [{ max: 600, window: minute }],

  /**
   * One network address may try often, but one account only seldom. An account that is tried from many addresses at once is answered ever later instead
   * of being refused, since its owner calls too.
   */
  login: [
    { max: 60, window: 10 * minute },
    { max: 10, window: 10 * minute, by: pair },
    { max: 20, window: 10 * minute, by: account, slowsBy: 500 },
  ],
  registration: [{ max: 30, window: 60 * minute }],
  recovery: [
    { max: 30, window: 60 * minute },
    { max: 5, window: 60 * minute, by: pair },
  ],
  tokens: [{ max: 60, window: 10 * minute }],
  /** An open session must not be usable to guess passwords: neither many people's from one address, nor one person's from many addresses. */
  accountPassword: [{ max: 10, window: 10 * minute }, ...perPerson('account passwords', 10, 10 * minute)],

  avatar: [{ max: 60, window: 10 * minute }],
  /** High enough for a whole album with retries, low enough to stop a script. */
  uploads: perPerson('uploads', 1_500, 10 * minute),
  archives: perPerson('zip archives', 60, 10 * minute),
  /** Ten full archives in ten minutes, with every chunk sent three times. */
  archiveChunks: perPerson('zip chunks', 3_000, 10 * minute),
  archiveCancellations: perPerson('zip cancellations', 60, 10 * minute),

  /** Each may send an email. */
  shares: perPerson('shares', 200, 60 * minute),
  shareAddresses: perPerson('share addresses', 600, 60 * minute),
  /** All parents of a class use one share at once, behind the one address of a school. */
  shared: [
    { max: 3_000, window: minute },
    { max: 6_000, window: minute, by: byHolder },
  ],
  /** In addition to the delays after wrong PINs, which those at the same moment are not counted in yet. */
  sharedPin: [
    { max: 60, window: 10 * minute },
    { max: 300, window: 10 * minute, by: byHolder },
  ],
  /**
   * Twice all families of a class by its one share, those of a school by that of the whole project, and of a school by many, behind its one address: a
   * stranger at one address uses up no more than a part of the families that the share of a class may have.
   */
  sharedFamilies: [
    { max: 60, window: 60 * minute, by: shareAtAddress(true) },
    { max: 250, window: 60 * minute, by: shareAtAddress(false) },
    { max: 400, window: 60 * minute },
    { max: 200, window: 10 * minute, by: byHolder },
  ],
  sharedDownload: [{ max: 120, window: 10 * minute, by: holderAtAddress }],
  /** Photo by photo: as many as all families of a class have, behind the one address of a school. */
  sharedFile: [{ max: 3_000, window: 10 * minute, by: holderAtAddress }],
  /** Each call may send an email to the photographer. */
  sharedUpload: [{ max: 30, window: 10 * minute, by: byHolder }],
} as const satisfies Record<string, readonly RateRule[]>;

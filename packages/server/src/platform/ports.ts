import type { FastifyServerOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { RenderPage, Tutorial } from '@portal/api';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { ImageWorker } from './images/image-worker.ts';
import type { Mailer } from './mail/mailer.ts';

/** Everything outside the rules (database, files, mail, clock): the production entry and the tests each pass their own. */
export interface Ports {
  db: Kysely<Database>;
  files: FileStorage;
  images: ImageWorker;
  mail: Mailer;
  clock: Clock;
  /** Fails when there is no disk space left for uploads. */
  requireFree: () => Promise<void>;
}

/** Milliseconds that a page waits for its reads, and of these for the session. */
export interface RenderTimeouts {
  timeoutMs?: number;
  sessionMs?: number;
}

/** The parts of the configuration that the application needs. */
export interface AppOptions {
  /** Scheme and host of the shares in emails, without a slash at the end. */
  publicUrl: string;
  /** Folder for unfinished uploads, cleaned when the platform opens; without it, the system's temporary one. */
  scratch?: string;
  /** Signs the addresses of private files: the same for all processes of a database. */
  signingSecret: string;
  /** Encrypt the addresses of shares, the first of them; the same for all processes of a database, and not in it. */
  shareKeys: readonly Buffer[];
  /** The built app, or `null` when only the API is served. */
  distDir: string | null;
  /** Renders pages on the server; without it, the browser renders them all. */
  renderPage?: RenderPage;
  /** Longer in tests that check what is rendered, not how fast. */
  renderTimeouts?: RenderTimeouts;
  rateLimits: boolean;
  /** How many proxies in front are trusted; `true`: all of them, for tests. */
  trustProxy: boolean | number;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Address of the external editor; empty: none. */
  editorUrl: string;
  /** Template of the product pages of projects with `{product}` and `{order_id}`; empty: none. */
  productUrl: string;
  /** Films about the portal, at most two. */
  tutorials: readonly Tutorial[];
  /** Milliseconds between two searches for waiting jobs; without it, only jobs that this process has enqueued are run. */
  jobsEveryMs?: number;
  /** The token that `/metrics` requires; empty or none: there is no such address. */
  metricsToken?: string;
  version: string;
  /** Whether the process is about to stop: it still works, but asks the load balancer for no new requests. */
  isStopping?: () => boolean;
}

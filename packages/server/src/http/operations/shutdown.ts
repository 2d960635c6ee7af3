import { setMaxListeners } from 'node:events';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. A plain call takes less; a download can be resumed and an upload sent again. */
const GRACE_MS = 10_000;

/** Stops the server. Running calls are answered; those that do not end in time lose their connection. */
export async function closeInTime(app: FastifyInstance, graceMs: number = GRACE_MS): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close().finally(() => clearTimeout(deadline));
}

/** Returns an abort signal for the moment when the server begins to stop, before running calls are waited for. */
export function shutdownSignalOf(app: FastifyInstance): AbortSignal {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  // Any number of calls may listen.
  setMaxListeners(0, signal);
  app.addHook('preClose', async () => shutdown.abort());
  // A keep-alive connection whose call ends now would delay the stop by a minute.
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    if (signal.aborted && socket instanceof Socket) socket.destroySoon();
  });
  return signal;
}

import { setMaxListeners } from 'node:events';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds: a plain call takes less. What takes longer is a download, which goes on elsewhere, or an upload that is sent again. */
const GRACE_MS = 10_000;

/** Stops the server. Calls that run are answered; those that never end lose their connection. */
export async function closeInTime(app: FastifyInstance, graceMs: number = GRACE_MS): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close().finally(() => clearTimeout(deadline));
}

/** Answers a signal for the moment when the server begins to stop, before the calls that run are waited for. */
export function shutdownSignalOf(app: FastifyInstance): AbortSignal {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  // Any number of calls may listen.
  setMaxListeners(0, signal);
  app.addHook('preClose', async () => shutdown.abort());
  // Kept alive for further calls, a connection whose call ends now would hold up the server for a minute.
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    if (signal.aborted && socket instanceof Socket) socket.destroySoon();
  });
  return signal;
}

import { setMaxListeners } from 'node:events';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Answers a signal for the moment when the server begins to stop, before the calls that run are waited for. */
export function endingOf(app: FastifyInstance): AbortSignal {
  const ending = new AbortController();
  const { signal } = ending;
  // Any number of calls may listen.
  setMaxListeners(0, signal);
  app.addHook('preClose', async () => ending.abort());
  // Kept alive for further calls, a connection whose call ends now would hold up the server for a minute.
  app.addHook('onResponse', async ({ raw: { socket } }) => {
    if (signal.aborted && socket instanceof Socket) socket.destroySoon();
  });
  return signal;
}

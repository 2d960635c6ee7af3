import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which a client that reads no byte of an answer loses the connection, which frees memory or the storage. */
const STALL_MS = 60_000;

/**
 * Ends the connection of a client that reads no byte of an answer for so many milliseconds: what the answer holds, a connection
 * to the storage or an open file, is free again. The next answer on the same connection begins without such a limit.
 */
export function endWhenStalled(response: ServerResponse, ms: number): void {
  limit(response.req.socket, ms);
}

/**
 * The same for every answer that has no such limit of its own, from the moment when it is about to be sent: however long a
 * call takes until then, it is waited for.
 */
export function endStalledAnswers(app: FastifyInstance, ms: number = STALL_MS): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!request.raw.socket.timeout) limit(request.raw.socket, ms);
    done();
  });
}

/**
 * Set on the request's socket: an answer that waits behind another one of the same connection has no socket yet. Node goes by the
 * bytes that are taken, also within one long chunk, and sets the limit of idle connections when the answer is over.
 */
function limit(socket: Socket, ms: number): void {
  // Where tests call without a network, it is no real socket.
  if (socket instanceof Socket) socket.setTimeout(ms);
}

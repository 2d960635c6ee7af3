import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds after which a client that reads no byte of an answer loses the connection, which frees memory or the storage. */
const STALL_MS = 60_000;

/**
 * Ends the connection of a client that reads no byte of an answer for so many milliseconds, so that what the answer holds (a connection to the
 * storage, an open file) is freed. The limit does not apply to the next answer on the same connection.
 */
export function endWhenStalled(response: ServerResponse, ms: number): void {
  limit(response.req.socket, ms);
}

/** The same for every answer without a limit of its own, from the moment when it is sent: the time that the call itself takes does not count. */
export function endStalledAnswers(app: FastifyInstance, ms: number = STALL_MS): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (!request.raw.socket.timeout) limit(request.raw.socket, ms);
    done();
  });
}

/**
 * Set on the request's socket, because a pipelined answer has no socket yet. Node counts the bytes that the client takes, also within one long chunk,
 * and restores the keep-alive limit when the answer is over.
 */
function limit(socket: Socket, ms: number): void {
  // Tests that inject requests have no real socket.
  if (socket instanceof Socket) socket.setTimeout(ms);
}

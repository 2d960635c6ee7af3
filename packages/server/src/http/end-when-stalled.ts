import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Ends the connection of whoever takes no byte of an answer for so many milliseconds: what the answer holds, a connection
 * to the storage or an open file, is free again. The next answer on the same connection begins without such a limit.
 */
export function endWhenStalled({ socket }: ServerResponse, ms: number): void {
  if (socket instanceof Socket) socket.setTimeout(ms);
}

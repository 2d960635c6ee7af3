import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { type Line, openLine } from './line.ts';

const open: (Line | Server)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

/** A line to a server that does this with each connection; answers a connection through it. */
async function connected(serve: (socket: Socket) => void): Promise<{ line: Line; socket: Socket }> {
  const server = createServer({ allowHalfOpen: true }, serve).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  open.push(line);
  return { line, socket: connect({ port: Number(new URL(line.address).port), host: '127.0.0.1', allowHalfOpen: true }) };
}

it('carries everything there and back, in its order, and counts what goes there', async () => {
  const { line, socket } = await connected((served) => served.pipe(served));
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  socket.end(sent);
  expect((await buffer(socket)).equals(sent)).toBe(true);
  expect(line.sent()).toBe(sent.length);
});

it('ends what is in the middle when it is cut', async () => {
  const { line, socket } = await connected((served) => void served.on('error', () => undefined).write('begun'));
  await once(socket, 'data');
  line.cut();
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'end'), once(socket, 'close')]);
  expect(line.sent()).toBe(0);
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentences } from '@portal/api';
import { openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { texts } from './texts.ts';

let portal: Portal;
let port: number;
beforeAll(async () => {
  portal = await openPortal('embedded');
  port = Number(new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => portal.close());

const call = (reported: string): Socket =>
  connect(port, '127.0.0.1').on('connect', function send(this: Socket) {
    this.write(reported);
  });
const bodyOf = (message: string) => JSON.stringify({ success: false, message });

it.each([
  ['is no HTTP', 'Good evening\r\n\r\n', '400 Bad Request', texts.malformed],
  [
    'has headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    texts.tooLarge,
  ],
])('what %s is refused in our own words', async (_, reported, status, message) => {
  const [head = '', body] = (await text(call(reported))).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body ?? '')}`);
  expect(body).toBe(bodyOf(message));
});

it('an upload that never ends is answered that it took too long', async () => {
  const caller = call('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  const [socket] = (await once(portal.app.server, 'connection')) as [Socket];
  // As Node says it after `requestTimeout`.
  portal.app.server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  const [head, body] = (await text(caller)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(body).toBe(bodyOf(sentences.timeout));
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import { listHead } from './heads.ts';
import { officialAddress } from './official-address.ts';
import type { Render } from './render.ts';
import type { SendPage } from './web.ts';

interface ListTools {
  request: FastifyRequest;
  reply: FastifyReply;
  sendPage: SendPage;
  render: Render;
}

/** Sends a page that shows the directory, at the one address that its city has. */
export async function sendList(page: 'home' | 'directory', { request, reply, sendPage, render }: ListTools): Promise<FastifyReply> {
  const address = await officialAddress(request.url);
  if (address !== null) return reply.header('cache-control', 'private, no-cache').redirect(address);
  return sendPage(reply, 200, await listHead(page, request.url), await render(request, reply));
}

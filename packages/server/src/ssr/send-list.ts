import type { FastifyReply, FastifyRequest } from 'fastify';
import { dialogHead, listHead } from './heads.ts';
import { officialAddress } from './official-address.ts';
import type { Context } from '../routing/context.ts';
import type { PageHead } from './page-head.ts';
import type { Render } from './render.ts';
import type { SendPage } from './web.ts';

interface ListTools {
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  sendPage: SendPage;
  render: Render;
}

/** Sends a page that shows the directory, at the one address that its city has. */
export async function sendList(
  page: 'home' | 'directory',
  { context, request, reply, sendPage, render }: ListTools,
): Promise<FastifyReply> {
  const address = await officialAddress(request.url);
  if (address !== null) return reply.header('cache-control', 'private, no-cache').redirect(address);
  const head = await listHead(page, request.url);
  return sendPage(reply, 200, await withDialog(head, context, request), await render(request, reply));
}

/** The head, with the photographer whose dialog the address opens. */
async function withDialog(head: PageHead, context: Context, { query, log }: FastifyRequest): Promise<PageHead> {
  const { photographer } = query as Record<string, unknown>;
  if (typeof photographer !== 'string' || !/^[1-9]\d{0,8}$/.test(photographer)) return head;
  try {
    return await dialogHead(context, Number(photographer), head);
  } catch (error) {
    // The page is sent even then, as that of a photographer.
    log.error({ err: error }, 'A page could not be named');
    return head;
  }
}

import type { FastifyReply } from 'fastify';
import type { Refusal } from '@portal/api';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A refusal as a page of words: it stands in a tab that was opened for a file, where no script of ours runs. */
export function plainPage(reply: FastifyReply, { status, message }: Refusal): FastifyReply {
  const words = message.replace(/[&<>"]/g, (sign) => escaped[sign] ?? '');
  const [href, label] = status === 401 ? ['/login', 'Войти'] : ['/dashboard/projects', 'К проектам'];
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Диафрагма</title><h1>${words}</h1><p><a href="${href}">${label}</a></p></html>`,
    );
}

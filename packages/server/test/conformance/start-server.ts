import { createApp } from '../../src/app.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import type { Engine } from '../support/servers/engines.ts';
import { soon } from '../support/soon.ts';
import { createTestPorts } from '../support/world.ts';
import { makePortal } from './make-portal.ts';
import { people } from './people.ts';
import type { Portal } from './portal.ts';
import { productUrl } from './product-url.ts';

/** The real server, listening on a port of its own. */
export async function startServer(engine: Engine): Promise<Portal> {
  const ports = await createTestPorts({ engine });
  await seedDemo(ports, { people });
  const app = await createApp(ports, {
    publicUrl: 'http://portal.example',
    signingSecret: 'test',
    shareKeys: [Buffer.alloc(32, 'test')],
    distDir: null,
    rateLimits: false,
    trustProxy: false,
    logger: false,
    editorUrl: '',
    productUrl,
    tutorials: [],
    version: 'test',
  });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return makePortal(baseUrl, {
    resetTokenOf: (email) =>
      soon(() => {
        const message = ports.mail.sent.findLast(({ to, text }) => to === email && text.includes('/reset-password'));
        const token = message && /\?token=([\w-]+)/.exec(message.text)?.[1];
        if (!token) throw new Error(`No link was sent to ${email}`);
        return token;
      }),
    advance: (seconds) => ports.clock.advance(seconds * 1000),
    stop: async () => {
      await app.close();
      await ports.close();
    },
  });
}

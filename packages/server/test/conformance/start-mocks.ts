import { createHandlers, createWorld, personOf } from '@portal/mocks';
import { demoAccount } from '@portal/mocks/seed';
import { setupServer } from 'msw/node';
import { makePortal } from './make-portal.ts';
import { people } from './people.ts';
import type { Portal } from './portal.ts';
import { productUrl } from './product-url.ts';

const baseUrl = 'http://mocks.example';

/** The mocks, as stories use them. */
export async function startMocks(): Promise<Portal> {
  const world = createWorld({ people: people.map((person) => personOf(person, demoAccount.password)), productUrl });
  const network = setupServer(...createHandlers(world, { baseUrl }));
  network.listen({ onUnhandledFrame: 'bypass' });
  return makePortal(baseUrl, {
    resetTokenOf: async (email) => {
      const person = world.people.find(({ account }) => account.email === email);
      const tokens = [...world.resets].filter(([, { personId }]) => personId === person?.id);
      const token = tokens.at(-1)?.[0];
      if (token === undefined) throw new Error(`No share was sent to ${email}`);
      return token;
    },
    advance: (seconds) => world.advance(seconds * 1000),
    stop: async () => network.close(),
  });
}

/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { sentences } from '@portal/api';
import { endpoints } from '@portal/api/openapi';
import { expect } from 'vitest';
import { type Case, caseOf } from '../portal.ts';

/** Every call of photographers, once without a token and once with a forged one. */
export const access: readonly Case[] = endpoints
  .filter((endpoint) => endpoint.access === 'photographer')
  .map((endpoint) =>
    caseOf(endpoint, 'lets nobody in who is not signed in', async (portal) => {
      const form = new FormData();
      form.append('file', new Blob(['anything']));
      const body = { nothing: {}, json: { json: {} }, multipart: { form } }[endpoint.sends];
      for (const who of [{}, { token: 'forged' }]) {
        expect(await portal.send(endpoint.method, endpoint.path.replace(/:\w+/g, '1'), { ...body, ...who })).toEqual({
          status: 401,
          body: { success: false, message: sentences.sessionExpired },
        });
      }
    }),
  );

import { createClient } from '@portal/api';
import type { Portal } from './portal.ts';

/** The parts of a portal that are the same for every kind: it is called over HTTP. */
export function makePortal(baseUrl: string, rest: Pick<Portal, 'resetTokenOf' | 'advance' | 'stop'>): Portal {
  return {
    ...rest,
    client: (token, share) => createClient({ baseUrl, token: () => token ?? null, share: () => share ?? null }),
    send: async (method, path, { token, json, form } = {}) => {
      const response = await fetch(baseUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form ? { body: form } : {}),
      });
      return { status: response.status, body: await response.json() };
    },
    serves: async (path, headers = {}) => {
      const response = await fetch(baseUrl + path, { headers });
      return response.ok && (await response.blob()).size > 0;
    },
  };
}

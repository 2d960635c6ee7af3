import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { unwrap } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';

const Availability = z.object({ available: z.boolean() });
const answered = { reply: data(Availability), read: (raw: unknown): unknown => enveloped()(unwrap(raw)) };

export const setAvailability = endpoint('setAvailability', 'POST', '/api/photographer/profile/availability', {
  summary: 'Whether the photographer takes orders',
  access: 'photographer',
  body: Availability,
  ...answered,
});

/** The settings consist of this flag; other fields are ignored (ledger OPEN-14). */
export const saveSettings = endpoint('saveSettings', 'PUT', '/api/photographer/settings', {
  summary: 'The settings of the caller’s card',
  withoutScreen: 'the screen saves the availability by its own call (ledger CON-49)',
  access: 'photographer',
  body: Availability,
  ...answered,
});

/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { getPhotographer, getProfile, saveSettings, sentences, setAvailability, updateProfile } from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { type Case, caseOf } from '../portal.ts';

export const settings: readonly Case[] = [
  caseOf(setAvailability, 'is seen by the owner and by visitors, and outlives the card', async (portal) => {
    const { call, session } = await newcomer(portal);
    await call(updateProfile, { body: someCard });
    expect(await call(setAvailability, { body: { available: false } })).toEqual({ available: false });
    await call(updateProfile, { body: someCard });
    expect(await call(getProfile, {})).toMatchObject({ available: false });
    const visit = () => portal.client()(getPhotographer, { params: { id: session.user.id } });
    expect(await visit()).toMatchObject({ available: false });
    await call(setAvailability, { body: { available: true } });
    expect(await visit()).toMatchObject({ available: true });
  }),

  caseOf(setAvailability, 'requires a plain yes or no', async (portal) => {
    const { session, call } = await newcomer(portal);
    for (const json of [{}, { available: 'no' }, { available: null }]) {
      const answer = await portal.send('POST', '/api/photographer/profile/availability', { token: session.token, json });
      expect(answer).toMatchObject({ status: 422, body: { errors: { available: [sentences.valueInvalid] } } });
    }
    expect(await call(getProfile, {})).toMatchObject({ available: true });
  }),

  caseOf(saveSettings, 'sets the same flag, and does not look at other keys', async (portal) => {
    const { session, call } = await newcomer(portal);
    const json = { available: false, showInCatalog: false };
    expect(await portal.send('PUT', '/api/photographer/settings', { token: session.token, json })).toEqual({
      status: 200,
      body: { success: true, data: { available: false } },
    });
    expect(await call(getProfile, {})).toMatchObject({ available: false });
  }),
];

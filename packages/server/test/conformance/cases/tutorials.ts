/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { listTutorials } from '@portal/api';
import { expect } from 'vitest';
import { type Case, caseOf } from '../portal.ts';

export const tutorials: readonly Case[] = [
  caseOf(listTutorials, 'returns the films as a map of settings, to anybody', async (portal) => {
    const { status, body } = await portal.send('GET', '/api/settings/lk-content');
    expect([status, body]).toEqual([200, { success: true, data: { settings: {} } }]);
    expect(await portal.client()(listTutorials, {})).toEqual([]);
  }),
];

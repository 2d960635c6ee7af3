import { saveSettings, setAvailability } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import { call, type Route } from '../../routing/serve.ts';
import { updateAvailability } from './repository.ts';

interface Flag {
  available: boolean;
}

/** Two calls of the specification store the same flag (ledger CON-49). */
async function saveFlag({ db }: Ports, { userId }: Actor, { body: { available } }: { body: Flag }): Promise<Flag> {
  await updateAvailability(db, userId, available);
  return { available };
}

export const settingsRoutes: readonly Route[] = [call(setAvailability, saveFlag), call(saveSettings, saveFlag)];

import { saveSettings, setAvailability } from '@portal/api';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';

interface Flag {
  available: boolean;
}

function store({ body }: { body: Flag }, { actor }: { actor: Person }): Flag {
  actor.available = body.available;
  return { available: actor.available };
}

export const settings = [mock(setAvailability, store), mock(saveSettings, store)];

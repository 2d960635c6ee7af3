import { type Client, createClient, register } from '@portal/api';
import { addressOf, startEntry } from './start-entry.ts';

/** The production entry on a folder, in a process of its own. */
export interface ProductionServer {
  address: string;
  /** Ends it with the signal; answers the exit code, or null when the signal itself was the end. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** On the embedded database in the folder, without limits of rates. Resolves when it listens; throws what it complains of instead. */
export async function startProduction(folder: string): Promise<ProductionServer> {
  const started = startEntry({ RATE_LIMITS: 'off', DATA_DIR: folder });
  return {
    address: await addressOf(started),
    end(signal) {
      started.child.kill(signal);
      return started.ended;
    },
  };
}

/** Registers somebody; answers the token. */
export async function signUpAt(baseUrl: string): Promise<string> {
  const person = { email: 'anna@test.example', password: 'gelateria', passwordConfirmation: 'gelateria', acceptTerms: true };
  const { token } = await createClient({ baseUrl })(register, { body: { ...person, firstName: 'Анна', lastName: 'Орлова', city: null } });
  return token;
}

/** The contract's client in somebody's name, which waits a minute: on a loaded machine a call may take long. */
export const clientOf = (baseUrl: string, token: string): Client => createClient({ baseUrl, token: () => token, timeoutMs: 60_000 });

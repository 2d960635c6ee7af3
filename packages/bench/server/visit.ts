import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type LightCall = 'directory page' | 'photographer' | 'image';

/** What the visitors are to do: look around for so long, and at which images. */
export interface Visit {
  images: readonly string[];
  ms: number;
}

/** What they have met: milliseconds by the kind of call, and what failed. */
export interface Seen {
  took: Record<LightCall, number[]>;
  errors: string[];
}

export interface Visitors {
  visit: (task: Visit) => Promise<Seen>;
  stop: () => void;
}

/** Starts so many visitors in a process of their own. */
export function startVisitors(address: string, visitors: number, people: number): Visitors {
  const given = ['--address', address, '--visitors', String(visitors), '--people', String(people)];
  const child = fork(path.join(import.meta.dirname, 'visitors.ts'), given);
  return {
    async visit(task) {
      child.send(task);
      const [seen] = (await once(child, 'message')) as [Seen];
      return seen;
    },
    stop: () => child.disconnect(),
  };
}

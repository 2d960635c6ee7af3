import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds from the sign to the kill: about as long as the step that the sign announces. */
const MOMENT_MS = 300;

/** How a killed process has ended. */
export interface End {
  email: string;
  /** The lines that it printed; an incomplete last line is left out. */
  reported: string[];
  /** Null: it has ended by itself. */
  signal: NodeJS.Signals | null;
}

/** A process at work on a portal: `upload-for-ever.ts`. */
export interface Victim {
  /**
   * Waits until something new was answered and the process is about to do what the sign says, and a moment longer; then
   * kills it. There is no timeout: only the signal that was given at its start ends the wait.
   */
  killAmid: (sign: string) => Promise<End>;
}

/** Starts one under a name of its own. */
export function startVictim(environment: Record<string, string>, email: string, signal: AbortSignal): Victim {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../failures/upload-for-ever.ts'), email], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGKILL',
  });
  let reported = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (reported += text));
  const closed = once(child, 'close');
  // `killAmid` rejects with the failure; until then there is no listener.
  closed.catch(() => undefined);

  const begins = (sign: string): Promise<void> => {
    const from = reported.length;
    return new Promise((resolve) => {
      child.stdout.on('data', () => {
        const answered = reported.indexOf('+', from);
        if (answered >= 0 && reported.includes(sign, answered)) resolve();
      });
    });
  };
  return {
    async killAmid(sign) {
      await Promise.race([begins(sign), closed]);
      await delay(Math.random() * MOMENT_MS);
      child.kill('SIGKILL');
      await closed;
      return { email, reported: reported.slice(0, reported.lastIndexOf('\n')).split('\n'), signal: child.signalCode };
    },
  };
}

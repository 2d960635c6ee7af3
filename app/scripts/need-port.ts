import { createServer } from 'node:net';
import { giveUp } from './steps.ts';

const MAX_PORT = 65_535;

/** Exits if a port is not free, before anything slow starts. `variable` is the environment variable that sets it. */
export async function needPort(port: number, variable?: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) giveUp(`${variable} must be a whole number from 1 to ${MAX_PORT}.`);
  const problem = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, 'localhost', () => probe.close(() => resolve(null)));
  });
  if (!problem) return;
  const reason = problem.code === 'EADDRINUSE' ? 'is busy' : `cannot be opened (${problem.code})`;
  giveUp(`Port ${port} ${reason}: stop what uses it${variable ? `, or set ${variable} to another port` : ''}.`);
}

import { inject } from 'vitest';

/** The two databases every server test runs on. */
export type Engine = 'embedded' | 'postgres';

/** Which of them this run has: `describe.each(engines())('… on %s', (engine) => …)`. */
export function engines(): Engine[] {
  return inject('postgresUrl') ? ['embedded', 'postgres'] : ['embedded'];
}

import { createServer } from 'node:net';

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const place = probe.address();
      if (typeof place !== 'object' || !place) reject(new Error('There is no free port'));
      else probe.close(() => resolve(place.port));
    });
  });
}

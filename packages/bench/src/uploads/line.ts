import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** Between a browser and a server: of the given bandwidth and latency, and all that is sent through it is counted. */
export interface Line {
  address: string;
  /** Bytes that have gone from the browser to the server, with everything around them. */
  sent: () => number;
  /** Ends every connection in the middle of its data; new ones are taken at once. */
  cut: () => void;
  close: () => Promise<void>;
}

/** Of each direction. */
const BYTES_PER_SECOND = 100e6 / 8;
/** There alone; back takes as long again. */
const DELAY_MS = 25;
/** By so much a clock may ring late; the line makes up for it. */
const LATE_MS = 5;

/** A line of 100 Mbit/s and 50 ms to and fro, shared by all connections. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  const up = way();
  const down = way();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (browser) => {
    const portal = connect({ host: hostname, port: Number(port), noDelay: true, allowHalfOpen: true });
    for (const end of [browser, portal]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => ends.delete(end));
    }
    void up.carry(browser, portal);
    void down.carry(portal, browser);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: up.carried,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

const until = (moment: number): Promise<void> => after(Math.max(0, moment - performance.now()));

/** One direction: bytes leave one behind the other, whosever they are, and arrive a moment later. */
function way() {
  let carried = 0;
  let freeAt = 0;
  return {
    carried: () => carried,
    async carry(from: Socket, to: Socket): Promise<void> {
      // One behind the other: clocks of one millisecond may ring in any order.
      let arrived = Promise.resolve();
      const arrive = (at: number, act: () => unknown): void => {
        arrived = arrived.then(() => until(at)).then(() => void act());
      };
      try {
        // Read no faster than they leave: what waits elsewhere has not been sent. A client that has sent everything may still be answered.
        for await (const bytes of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          carried += bytes.length;
          freeAt = Math.max(performance.now() - LATE_MS, freeAt) + (bytes.length / BYTES_PER_SECOND) * 1_000;
          arrive(freeAt + DELAY_MS, () => to.write(bytes));
          await until(freeAt);
        }
        arrive(freeAt + DELAY_MS, () => to.end());
      } catch {
        // It was cut, or the other end has gone.
        to.destroy();
      }
    },
  };
}

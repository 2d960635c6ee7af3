import { cpus, loadavg, totalmem } from 'node:os';

/** What a result cannot be read without. */
export const machine = (): string =>
  `${cpus()[0]?.model ?? 'unknown machine'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;

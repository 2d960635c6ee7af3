import { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's switches for the embedded engine. `-F` of PGlite's own list would turn fsync off. */
export function startParams(durable: boolean): string[] {
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    // The only method that reaches the hook of DurableNodeFs.
    'wal_sync_method=fsync',
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
  ];
  return [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])];
}

import { readdir, readFile } from 'node:fs/promises';

/** The most memory, in megabytes, that an image process of this one has ever held (Linux). */
export async function peakOfImages(): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const peaks = await Promise.all(processes.map((id) => peakOf(id).catch(() => 0)));
  return Math.max(...peaks);
}

/** Nothing for other processes; a process that ends meanwhile has no files there. */
async function peakOf(id: string): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8');
  const isOurs = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid;
  if (!isOurs || !(await readFile(`/proc/${id}/cmdline`, 'latin1')).includes('image-process')) return 0;
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

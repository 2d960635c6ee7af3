import { chmod, lstat, opendir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './startup-error.ts';

/** What other accounts of the machine may do with files of a process that writes photographs, emails and databases: nothing. */
const OTHERS = 0o077;
/** A folder that many accounts share, such as /tmp: not to be closed to them. */
const STICKY = 0o1000;

/** Only this account can read what this process, its threads and its child processes write from now on. */
export const writeOwnFilesOnly = (): void => void process.umask(OTHERS);

/** The rest of a data folder being closed to other accounts. */
export interface Closing {
  done: Promise<void>;
  /** Ends it where it is; the next start goes on. */
  stop: () => Promise<void>;
}

/**
 * Closes a data folder to the other accounts of the machine: at once the folder itself, which nobody can pass through then, and in the background what
 * is in it and may be copied elsewhere with its modes. Reports once what was open.
 */
export async function closeToOthers(folder: string, report: (line: string) => void): Promise<Closing> {
  // Data often lie on another disk, to which their folder is a link.
  const root = await realpath(folder);
  let [changed, failed, reason] = [0, 0, ''];
  let isStopped = false;
  // Never thrown: what cannot be closed is no reason to stop a server.
  const noteFailure = (error: unknown): void => {
    // Files come and go while a server works.
    if (errorCode(error) === 'ENOENT') return;
    failed += 1;
    reason = errorCode(error) || String(error);
  };
  const close = async (place: string): Promise<void> => {
    try {
      // Not followed: what a link names is not ours.
      const found = await lstat(place);
      if ((found.mode & OTHERS) === 0 || (!found.isFile() && !found.isDirectory()) || (found.mode & STICKY) !== 0) return;
      await chmod(place, found.isDirectory() ? 0o700 : 0o600);
      changed += 1;
    } catch (error) {
      noteFailure(error);
    }
  };
  const closeInside = async (parent: string): Promise<void> => {
    try {
      for await (const entry of await opendir(parent)) {
        if (isStopped) return;
        const place = path.join(parent, entry.name);
        await close(place);
        if (entry.isDirectory()) await closeInside(place);
      }
    } catch (error) {
      // A folder of another account: it is closed already, or counted as one that could not be.
      if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') noteFailure(error);
    }
  };
  await close(root);
  const closeAll = async (): Promise<void> => {
    await closeInside(root);
    if (changed > 0)
      report(`Other accounts of this machine could read ${folder}: ${changed} files and folders in it are closed to them now.`);
    if (failed > 0) report(`${failed} files or folders in ${folder} could not be closed to other accounts (the last one: ${reason}).`);
  };
  const done = closeAll();
  return {
    done,
    stop: () => {
      isStopped = true;
      return done;
    },
  };
}

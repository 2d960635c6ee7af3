import { errorCode } from '../process/startup-error.ts';

/** A missing file is answered as null and is not an error. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

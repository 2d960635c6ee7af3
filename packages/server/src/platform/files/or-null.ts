import { errorCode } from '../process/startup-error.ts';

/** What is not there is an answer here, not an error. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

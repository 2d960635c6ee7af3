import { RequestError } from '@portal/api';

/**
 * Waits for a call that deletes something; resolves to whether it still existed. What another tab has deleted already is no
 * failure.
 */
export async function deleting(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
}

/** Whether the server answered that something does not exist. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

import { RequestError } from '@portal/api';

/**
 * Waits for a call that deletes something; answers whether it still was there. What another window has deleted already is
 * gone, as was wanted: no failure.
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

/** Whether the server says that something is not there. */
export const isGone = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

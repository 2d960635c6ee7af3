import { RequestError } from '@portal/api';

/** Waits for a call that deletes something; resolves to whether it still existed. It is no failure when another tab has deleted it already. */
export async function deleting(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return false;
  }
}

/** Whether the server answered that something does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Whether the server refused because another window had saved before (decision 023). */
export const isConflict = (error: unknown): boolean => error instanceof RequestError && error.status === 409;

import { RequestError } from '@portal/api';

/** Waits for a call that deletes something. What another window has deleted already is gone, as was wanted: no failure. */
export async function deleting(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof RequestError && error.status === 404)) throw error;
  });
}

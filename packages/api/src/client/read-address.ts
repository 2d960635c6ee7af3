import { sentences } from '../contract/sentences.ts';
import { RequestError } from './request-error.ts';

/** Downloads the whole file at an address from a reply. Throws a `RequestError`. */
export async function readAddress(address: string, signal: AbortSignal): Promise<Blob> {
  try {
    const response = await fetch(address, { credentials: 'include', signal });
    if (!response.ok) throw RequestError.refused(response.status, null);
    return await response.blob();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (signal.aborted) throw new RequestError('aborted', { message: sentences.network, cause: error });
    throw new RequestError('network', { message: sentences.network, cause: error });
  }
}

import { getPhotographer, type Photographer, type RequestError } from '@portal/api';
import { useRead } from '../../common/data/index.ts';

/** The state of reading one photographer. */
export type PhotographerState =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'not-found' }
  | { state: 'content'; photographer: Photographer };

/** One photographer in full; null requests nothing. */
export function usePhotographer(id: number | null): PhotographerState {
  const result = useRead(getPhotographer, id === null ? null : { params: { id } });
  if (result.state === 'ready') return { state: 'content', photographer: result.data };
  if (result.state === 'failed' && result.error.status === 404) return { state: 'not-found' };
  return result;
}

import { useOverlay } from '../../common/overlays/index.ts';

const details = ['tab', 'kind', 'photo'] as const;

/** The photographer's dialog in the address, `?photographer=7`, with its tab, filter and photo. */
export function usePhotographerOverlay() {
  return useOverlay('photographer', details);
}

import { addressOf, type Endpoint, type Given } from '@portal/api';

/** The cache key of a read. */
export function readKey<E extends Endpoint>(endpoint: E, given: Given<E>): string {
  return `${endpoint.name} ${addressOf(endpoint, given)}`;
}

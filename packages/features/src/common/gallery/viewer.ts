/** The viewer alone, so that it can be fetched when it is needed. */
export { Gallery } from '@portal/ui';

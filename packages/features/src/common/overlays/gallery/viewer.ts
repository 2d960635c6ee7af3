/** The viewer as a module of its own, so that it can be loaded when it is needed. */
export { Gallery } from '@portal/ui';

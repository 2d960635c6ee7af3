/** Which part of a photo another one shows. */
export { useCrop } from './useCrop.ts';

import * as z from 'zod/mini';
import { shareLimits } from '../contract/limits.ts';
import { shareSentences } from './share-sentences.ts';

const digits = new RegExp(`^\\d{${shareLimits.pinMin},${shareLimits.pinMax}}$`);

/** A PIN as it is meant: messengers and keyboards make «12 34», «12-34» and full-width digits of it. */
export const normalizePin = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{P}\p{S}\p{Cf}]+/gu, '');

/** Whether a text can be a PIN, however its digits are separated. */
export const isPin = (text: string): boolean => digits.test(normalizePin(text));

/** A PIN where it is set and where it is entered: what can be none is refused before it is compared with anything. */
export const pinText = z.string().check(z.overwrite(normalizePin), z.regex(digits, shareSentences.pinInvalid));

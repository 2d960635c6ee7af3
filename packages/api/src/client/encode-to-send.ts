import * as z from 'zod/mini';
import { byField } from '../contract/refusal.ts';
import { RequestError } from './request-error.ts';
import { sentences } from '../contract/sentences.ts';

/** A part of a call as it travels. What does not fit the contract is refused as a server would refuse it, and is not sent. */
export function encodeToSend(schema: z.core.$ZodType, value: unknown): unknown {
  const { success, data, error } = z.safeEncode(schema, value, { error: () => sentences.valueInvalid });
  if (!success) throw RequestError.invalid(byField(error.issues), error);
  return data;
}

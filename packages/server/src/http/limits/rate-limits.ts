import { setTimeout as delay } from 'node:timers/promises';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, tooManyText } from '@portal/api';
import { RateStore } from './rate-store.ts';

/** How many calls of one kind fit into a time window. */
export interface RateRule {
  max: number;
  /** Milliseconds. */
  window: number;
  /** The key by which calls are counted together; by default the network address. Null: the rule is not about this call. */
  by?: (request: FastifyRequest) => string | null;
  /**
   * Milliseconds a call over the limit waits, four times as many when it is far over, instead of being refused: for keys that strangers share with
   * the owner, who must not be locked out by them.
   */
  slowsBy?: number;
}

export type RateGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const FAR_OVER = 3;

/** For rules that count what a signed-in person does, or all who use one share. */
export const byHolder = ({ holder }: FastifyRequest): string => holder ?? 'nobody';

/** At most so many calls of one kind for each signed-in person in a time window of milliseconds. */
export const perPerson = (what: string, max: number, window: number): readonly RateRule[] => [
  { max, window, by: (request) => `${what} of ${byHolder(request)}` },
];

/** The network address; a whole /64 of IPv6 counts as one address. A closed connection has no address any more. */
export const callerAddress = ({ ip }: { ip: string | undefined }): string => normalizeIP(ip ?? '');

/** Makes a check of a call's rules. When rate limits are switched off, it accepts every call. */
export async function rateGuards(app: FastifyInstance, isOn: boolean): Promise<(rules: readonly RateRule[]) => RateGuard> {
  if (!isOn) return () => async () => {};
  await app.register(rateLimit, { global: false, store: RateStore });
  return (rules) => {
    const checks = rules.map(({ max, window, by = callerAddress, slowsBy }) => ({
      slowsBy,
      by,
      count: app.createRateLimit({ max, timeWindow: window, keyGenerator: (request) => by(request) ?? '', ban: max * FAR_OVER }),
    }));
    return async (request, reply) => {
      for (const { by, count, slowsBy } of checks) {
        if (by(request) === null) continue;
        const state = await count(request);
        if (state.isAllowed || !state.isExceeded) continue;
        if (slowsBy === undefined) {
          const seconds = Math.max(1, state.ttlInSeconds);
          reply.header('retry-after', seconds);
          throw new Refusal(429, tooManyText(seconds));
        }
        await delay(state.isBanned ? slowsBy * 4 : slowsBy);
      }
    };
  };
}

/** A text field of the body, for rules that count by it. */
export function bodyField(request: FastifyRequest, field: string): string {
  const { body } = request;
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 300) : '';
}

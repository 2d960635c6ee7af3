import { shareLimits, type ShareRole, shareSentences, Refusal, tooManyText } from '@portal/api';
import { callerAddress } from '../../http/limits/rate-limits.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import { type ShareCaller, passSubject } from '../../routing/caller.ts';
import * as repository from './repository.ts';

/** How many wrong PINs are free, the pause after each further one, and in what time one is forgiven. */
type Bound = (typeof shareLimits.wrongPins)[keyof typeof shareLimits.wrongPins];

type EnteringCaller = ShareCaller<ShareRole, boolean>;

interface Counter {
  who: string;
  bound: Bound;
}

interface Counters {
  visitor: Counter;
  address: Counter;
  all: Counter;
}

/**
 * Who enters a PIN. A page chooses its own random text, so a visitor is one only within the bound of their network address. Stored as hashes: an
 * address of a parent is nobody's business.
 */
function countersOf({ share, request }: EnteringCaller, visitor: string): Counters {
  const address = callerAddress(request);
  const { wrongPins } = shareLimits;
  return {
    visitor: { who: hashToken(`${share.id} ${address} ${visitor}`), bound: wrongPins.visitor },
    address: { who: hashToken(`${share.id} ${address}`), bound: wrongPins.address },
    all: { who: '', bound: wrongPins.all },
  };
}

function lockedUntil(count: number, { free, pauseSeconds, pauseMax }: Bound, now: Date): Date | null {
  if (count < free) return null;
  return new Date(now.getTime() + Math.min(pauseMax, pauseSeconds * 2 ** Math.min(20, count - free)) * 1000);
}

/** What still counts, and since when the next one is being forgiven. */
function remaining(rows: readonly repository.WrongPins[], { who, bound }: Counter, now: Date): { count: number; since: Date } {
  const row = rows.find((one) => one.who === who);
  if (!row) return { count: 0, since: now };
  // Another attempt that began later has ended earlier, or a clock was put back: nothing is forgiven, and nothing more is counted.
  if (row.since > now) return { count: row.count, since: now };
  const forgiven = Math.floor((now.getTime() - row.since.getTime()) / (bound.forgivenSeconds * 1000));
  if (forgiven >= row.count) return { count: 0, since: now };
  return {
    count: row.count - forgiven,
    since: forgiven > 0 ? new Date(row.since.getTime() + forgiven * bound.forgivenSeconds * 1000) : row.since,
  };
}

/**
 * Counts an attempt of the visitor before the PIN is checked, so that parallel attempts count too. The others count only wrong ones, because all
 * parents of a class enter the right one at the same moment. Answers the seconds to wait, or 0.
 */
async function begin(db: Context['db'], shareId: number, { visitor, address, all }: Counters, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await repository.lockShare(trx, shareId))) throw new Refusal(404, shareSentences.unknown);
    const rows = await repository.selectWrongPins(trx, shareId, [visitor.who, address.who, all.who]);
    const wait = Math.max(0, ...rows.map(({ locked_until }) => Math.ceil(((locked_until?.getTime() ?? 0) - now.getTime()) / 1000)));
    if (wait === 0) await count(trx, shareId, rows, visitor, now);
    return wait;
  });
}

async function count(
  trx: repository.Db,
  shareId: number,
  rows: readonly repository.WrongPins[],
  counter: Counter,
  now: Date,
): Promise<void> {
  const { count: before, since } = remaining(rows, counter, now);
  const next = before + 1;
  const row = { share_id: shareId, who: counter.who, count: next, since, locked_until: lockedUntil(next, counter.bound, now) };
  await repository.putWrongPins(trx, row);
}

async function countWrong(db: Context['db'], shareId: number, { address, all }: Counters, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await repository.lockShare(trx, shareId))) return;
    const rows = await repository.selectWrongPins(trx, shareId, [address.who, all.who]);
    for (const counter of [address, all]) await count(trx, shareId, rows, counter, now);
  });
}

/** After some wrong PINs of a visitor each further attempt of theirs has to wait, longer every time; nobody else has to. */
export async function enterSharedPin(
  { db, clock, passes }: Context,
  caller: EnteringCaller,
  { body: { pin, visitor = '' } }: { body: { pin: string; visitor?: string | undefined } },
): Promise<{ pass: string; expiresAt: string }> {
  const { share, reply } = caller;
  const now = clock.now();
  if (share.pin_hash !== null) {
    const counters = countersOf(caller, visitor);
    const wait = await begin(db, share.id, counters, now);
    if (wait > 0) {
      reply.header('retry-after', wait);
      throw new Refusal(429, tooManyText(wait));
    }
    if (!(await verifyPassword(pin, share.pin_hash))) {
      await countWrong(db, share.id, counters, now);
      await repository.insertEvent(db, share.id, 'pin_refused', now);
      throw new Refusal(422, shareSentences.pinWrong, { pin: [shareSentences.pinWrong] });
    }
    await repository.deleteWrongPins(db, share.id, counters.visitor.who);
  }
  const { pass, expiresAt } = passes.of(passSubject(share), shareLimits.passSeconds);
  return { pass, expiresAt: expiresAt.toISOString() };
}

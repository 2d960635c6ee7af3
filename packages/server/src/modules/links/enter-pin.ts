import { linkLimits, linkSentences, Refusal, tooManyText } from '@portal/api';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Context } from '../../routing/context.ts';
import { type LinkCaller, passSubject } from '../../routing/serve-links.ts';
import * as repository from './repository.ts';

const HOUR = 3_600;

/** Counts an attempt before the PIN is checked, so that parallel attempts count too. Answers the seconds to wait, or 0. */
async function countTry(db: Context['db'], linkId: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const link = await repository.lockLink(trx, linkId);
    if (!link) throw new Refusal(404, linkSentences.unknown);
    const wait = link.pin_locked_until === null ? 0 : Math.ceil((link.pin_locked_until.getTime() - now.getTime()) / 1000);
    if (wait > 0) return wait;
    const tries = link.wrong_pins + 1;
    const pause =
      tries < linkLimits.wrongPins ? 0 : Math.min(HOUR, linkLimits.pinPauseSeconds * 2 ** Math.min(20, tries - linkLimits.wrongPins));
    await repository.updateLink(trx, linkId, {
      wrong_pins: tries,
      pin_locked_until: pause === 0 ? null : new Date(now.getTime() + pause * 1000),
    });
    return 0;
  });
}

/** After some wrong PINs each further attempt has to wait, longer every time, whoever makes it: there are only ten thousand PINs of four digits. */
export async function enterSharedPin(
  { db, clock, passes }: Context,
  { link, reply }: LinkCaller,
  { body: { pin } }: { body: { pin: string } },
): Promise<{ pass: string; expiresAt: string }> {
  const now = clock.now();
  if (link.pin_hash !== null) {
    const wait = await countTry(db, link.id, now);
    if (wait > 0) {
      reply.header('retry-after', wait);
      throw new Refusal(429, tooManyText(wait));
    }
    if (!(await verifyPassword(pin, link.pin_hash))) {
      await repository.insertEvent(db, link.id, 'pin_refused', now);
      throw new Refusal(422, linkSentences.pinWrong, { pin: [linkSentences.pinWrong] });
    }
    await repository.updateLink(db, link.id, { wrong_pins: 0, pin_locked_until: null });
  }
  const { pass, expiresAt } = passes.of(passSubject(link), linkLimits.passSeconds);
  return { pass, expiresAt: expiresAt.toISOString() };
}

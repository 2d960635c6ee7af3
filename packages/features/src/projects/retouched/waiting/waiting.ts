import { hasAccepted, isWaiting, type Retouched, shownVersion } from '@portal/api';
import { t } from '../../texts.ts';

/** Which retouched photos are listed: all, or those that wait for the photographer. */
export type WaitingFilter = 'all' | 'waiting';

/** A version of a photo that was shown to clients. */
export interface ShownVersion {
  id: number;
  version: number;
}

interface Waiting {
  all: Retouched[];
  /** Of an original, and not accepted yet: may be shown all at once. */
  fresh: Retouched[];
  /** Would replace what a client has accepted. */
  accepted: Retouched[];
  /** Of no original: it may be another child's, so each is shown by a choice of its own. */
  loose: Retouched[];
}

/** Photos that wait for the photographer, by what showing them would do. */
export function waitingOf(photos: readonly Retouched[]): Waiting {
  const all = photos.filter(isWaiting);
  const others = all.filter((photo) => !hasAccepted(photo));
  return {
    all,
    fresh: others.filter(({ originalId }) => originalId !== null),
    accepted: all.filter(hasAccepted),
    loose: others.filter(({ originalId }) => originalId === null),
  };
}

/** The action that shows some of these photos to clients; null: none of them waits. What replaces accepted photos says so. */
export function showWords(photos: readonly Retouched[]): { label: string; short: string; icon: 'check' } | null {
  const { all, accepted } = waitingOf(photos);
  if (all.length === 0) return null;
  const kind = accepted.length === 0 ? 'first' : accepted.length === all.length ? 'next' : 'both';
  const count = accepted.length;
  return { label: t(`retouched.show.${kind}`, { count }), short: t(`retouched.show.short.${kind}`, { count }), icon: 'check' };
}

/** What clients see of a photo, where that is not simply its newest version; null: it is. */
export function clientsSee(photo: Retouched): string | null {
  const { version, acceptedAt, earlier, isHeld } = photo;
  const versions = [{ number: version, acceptedAt }, ...earlier];
  const accepted = versions.find((one) => one.acceptedAt !== null)?.number;
  const number = shownVersion(photo);
  if (isHeld) return null;
  if (number === null) return t('retouched.viewer.waits');
  if (number !== version) return t(number === accepted ? 'retouched.viewer.waitsAccepted' : 'retouched.viewer.waitsShown', { number });
  if (accepted === undefined) return null;
  return accepted === number ? t('retouched.viewer.accepted') : t('retouched.viewer.renewed', { number: accepted });
}

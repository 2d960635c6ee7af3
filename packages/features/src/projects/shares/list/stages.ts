import type { ImageGroup, ProjectShare } from '@portal/api';
import { type ShareStage, stageOf } from '../describe.ts';
import { areFamiliesDone, isDone } from '../families/families.ts';

/** By what the shares of clients can be filtered: how far their clients have come. */
export const stageFilters = [
  'all',
  'unlinked',
  'unopened',
  'choosing',
  'closed',
  'retouching',
  'fixing',
  'accepted',
  'undelivered',
  'expired',
] as const;
export type StageFilter = (typeof stageFilters)[number];
/** What a share alone does not tell: see `linesOf`. */
type OfPupils = 'unlinked' | 'retouching';

/** Not chosen yet is also who has not opened it. */
const stages: Record<Exclude<StageFilter, 'all' | 'undelivered' | 'fixing' | OfPupils>, readonly ShareStage[]> = {
  unopened: ['new'],
  choosing: ['new', 'opened', 'chosen'],
  closed: ['closed'],
  accepted: ['accepted'],
  expired: ['expired'],
};

/** Whether a filter leaves a share. */
export const inFilter = (share: ProjectShare, filter: StageFilter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'unlinked' || filter === 'retouching') return false;
  if (share.role !== 'client') return false;
  if (filter === 'undelivered') return share.state === 'active' && share.emailState === 'failed';
  if (filter === 'fixing') return share.state === 'active' && share.fixCount > 0;
  // Where only retouched photos are shown there is nothing to choose.
  if (filter === 'choosing' && share.shows === 'retouched') return false;
  return stages[filter].includes(stageOf(share));
};

/** How far a client has come: of a share on which each family chooses for itself, only its families tell. */
export const ofFamilies: readonly StageFilter[] = ['choosing', 'closed', 'fixing', 'accepted'];

/** The shares that a filter leaves, in their order: those with families where one of these is left. */
export const ofStage = (
  shares: readonly ProjectShare[],
  filter: StageFilter,
  families: ReadonlyMap<number, readonly ProjectShare[]> = new Map(),
): readonly ProjectShare[] =>
  shares.filter((share) => {
    const working = families.get(share.id)?.filter(({ state }) => state === 'active') ?? [];
    const asked = ofFamilies.includes(filter) && working.length > 0 ? working : [share];
    return asked.some((one) => inFilter(one, filter));
  });

/** Whether a choice is sent through a share that is not ended. */
export const hasSentNames = ({ state, choiceClosedAt, favouriteCount }: ProjectShare): boolean =>
  state !== 'ended' && choiceClosedAt !== null && favouriteCount > 0;

/**
 * Those whose clients can be reminded: who got theirs by email, at an address that can still be read, and have neither sent a choice nor accepted, or
 * not all families of them. `all`: those of families too.
 */
export const remindable = (
  shares: readonly ProjectShare[],
  all: readonly ProjectShare[],
  groups: readonly ImageGroup[],
): readonly ProjectShare[] =>
  shares.filter(
    (share) =>
      share.role === 'client' &&
      share.state === 'active' &&
      share.emailState === 'sent' &&
      !share.isAddressLost &&
      !isDone(share) &&
      !areFamiliesDone(share, all, groups),
  );

/**
 * Milliseconds after which the list is requested again, while emails are queued: their answer comes from a mail server. Rarely where no more may leave
 * today. 0: never.
 */
export function untilRead(shares: readonly ProjectShare[], emailsLeft: number | null): number {
  if (!shares.some(({ state, emailState }) => state === 'active' && emailState === 'queued')) return 0;
  return emailsLeft === 0 ? 60_000 : 5_000;
}

/**
 * What a bulk change is about: the shares of clients that a filter leaves. Those whose last day has passed only where they were asked for, since
 * nobody may get access again by a change that was meant for others. Nor, where it was asked how far clients have come, those on which each family
 * chooses: their other families have not come so far.
 */
export const inBulk = (shares: readonly ProjectShare[], filter: StageFilter): readonly ProjectShare[] =>
  shares.filter(
    ({ role, state, chooses }) =>
      role === 'client' &&
      state === (filter === 'expired' ? 'expired' : 'active') &&
      !(chooses === 'each_family' && ofFamilies.includes(filter)),
  );

import {
  type AlsoShows,
  defaultShareDay,
  type GroupShares,
  type ImageGroup,
  isDay,
  isEmail,
  isPin,
  isWatermark,
  type ShareChanges,
  shareLimits,
  shareSentences,
  type NewShare,
  normalizeEmail,
  normalizePin,
  type ProjectShare,
  sentences,
} from '@portal/api';
import * as z from 'zod/mini';
import { formatDay } from '../../common/texts/index.ts';
import { choosesByDefault, choosesOfAll } from './families/families.ts';
import { t } from './texts.ts';

/** The settings of a share as they are typed; an empty field means none. */
const fields = z.object({
  /** Only for a new share: it cannot be changed. */
  role: z.enum(['client', 'retoucher']),
  shows: z.enum(['originals', 'retouched', 'both']),
  /** Only for a new share: the group that it shows, as text; null: the whole project. */
  groupId: z.nullable(z.string()),
  /** Of one group: its class, or its pupils, besides. */
  alsoShows: z.nullable(z.enum(['class', 'pupils'])),
  /** Whether each family chooses for itself; null: as it is by default for such a share. */
  chooses: z.nullable(z.enum(['together', 'each_family'])),
  choiceLimit: z.nullable(
    z.number().check(z.minimum(1, shareSentences.limitInvalid), z.maximum(shareLimits.choiceMax, shareSentences.limitInvalid)),
  ),
  pin: z.string().check(
    z.overwrite(normalizePin),
    z.refine((text) => text === '' || isPin(text), shareSentences.pinInvalid),
  ),
  /** Only for a share with a PIN: removes it. */
  isPinRemoved: z.boolean(),
  expiresOn: z.string().check(z.refine((day) => day === '' || isDay(day), sentences.dateInvalid)),
  canDownload: z.boolean(),
  /** Whether the originals have a watermark, and its text. */
  hasWatermark: z.boolean(),
  watermark: z.string(),
  /** Where a new share is sent; only for a client's share. */
  email: z.string(),
  version: z.string(),
});
const isSendable = ({ role, email }: { role: string; email: string }) => role !== 'client' || email.trim() === '' || isEmail(email);
const isWatermarkable = ({ hasWatermark, watermark }: { hasWatermark: boolean; watermark: string }) =>
  !hasWatermark || isWatermark(watermark);
export const shareForm = fields.check(
  z.refine(isSendable, { error: sentences.emailInvalid, path: ['email'] }),
  z.refine(isWatermarkable, { error: shareSentences.watermarkInvalid, path: ['watermark'] }),
);
export type ShareForm = z.output<typeof shareForm>;

/** The initial values of a new share: it expires in a month. */
export const emptyShare = (email: string, now: number): ShareForm => ({
  role: 'client',
  shows: 'originals',
  groupId: null,
  alsoShows: null,
  chooses: null,
  choiceLimit: 15,
  pin: '',
  isPinRemoved: false,
  expiresOn: defaultShareDay(now),
  canDownload: false,
  hasWatermark: false,
  watermark: t('creation.watermarkSample'),
  email,
  version: '',
});

/** Where a share is sent unless something else is typed: to the family of its group; that of the whole project to the client. */
export const emailFor = (groupId: number | null, groups: readonly ImageGroup[], clientEmail: string): string =>
  groupId === null ? clientEmail : (groups.find(({ id }) => id === groupId)?.familyEmail ?? '');

/** The settings of an existing share. Its PIN cannot be read: an empty field leaves it unchanged. */
export const settingsOf = ({
  role,
  shows,
  alsoShows,
  chooses,
  choiceLimit,
  expiresOn,
  canDownload,
  watermark,
  version,
}: ProjectShare): ShareForm => ({
  role,
  shows,
  groupId: null,
  alsoShows,
  chooses,
  choiceLimit,
  pin: '',
  isPinRemoved: false,
  expiresOn: expiresOn ?? '',
  canDownload,
  hasWatermark: watermark !== null,
  watermark: watermark ?? t('creation.watermarkSample'),
  email: '',
  version: version ?? '',
});

/** Without originals there is no watermark either. */
const watermarkOf = ({ shows, hasWatermark, watermark }: ShareForm): string | null =>
  hasWatermark && shows !== 'retouched' ? watermark.trim() : null;

/** The settings that the shares of all groups have in common. */
export function toGroupShares(form: ShareForm, groups: readonly ImageGroup[]): GroupShares {
  return { ...common(form), chooses: form.chooses ?? choosesOfAll(groups) ?? 'together' };
}

function common(form: ShareForm) {
  const { shows, alsoShows, choiceLimit, pin: typed, expiresOn, canDownload } = form;
  return {
    shows,
    alsoShows,
    choiceLimit: shows === 'retouched' ? null : choiceLimit,
    pin: typed || null,
    expiresOn: expiresOn || null,
    canDownload,
    watermark: watermarkOf(form),
  };
}

/** The input of the call. A retoucher chooses nothing, gets no email, and always needs the files. What was ticked for another group does not count. */
export function toNewShare(form: ShareForm, groups: readonly ImageGroup[]): NewShare {
  const { role, groupId, email } = form;
  const isForClient = role === 'client';
  return {
    ...common(form),
    chooses: (isForClient && (form.chooses ?? choosesByDefault(groupId === null ? null : Number(groupId), groups))) || 'together',
    ...(!isForClient && { shows: 'originals', choiceLimit: null, canDownload: true, watermark: null }),
    role,
    groupId: groupId === null ? null : Number(groupId),
    alsoShows: form.alsoShows === breadthOf(groupId === null ? null : Number(groupId), groups) ? form.alsoShows : null,
    email: (isForClient && normalizeEmail(email)) || null,
  };
}

const held = (form: ShareForm) => ({
  shows: form.shows,
  alsoShows: form.alsoShows,
  chooses: form.chooses,
  choiceLimit: form.choiceLimit,
  expiresOn: form.expiresOn || null,
  canDownload: form.canDownload,
  watermark: watermarkOf(form),
});

/**
 * Only what was changed: the last day of an expired share is in the past, and would be refused. Null where nothing was.
 */
export function toChanges(known: ShareForm, form: ShareForm): ShareChanges | null {
  const { pin: typed, isPinRemoved } = form;
  const [before, after] = [held(known), held(form)];
  const changes = Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field as keyof typeof before]));
  const newPin = isPinRemoved ? { pin: null } : typed !== '' && { pin: typed };
  const all = { ...changes, ...newPin };
  return Object.keys(all).length > 0 ? all : null;
}

/** What a field of the settings holds, as people read it. */
export function shownSetting(
  field: string,
  { shows, alsoShows, chooses, choiceLimit, expiresOn, hasWatermark, watermark }: ShareForm,
): string {
  if (field === 'shows') return t(`shows.${shows}`);
  if (field === 'alsoShows') return alsoShows === null ? t('with.groupAlone') : t(`with.${alsoShows}`);
  if (field === 'chooses') return t(`creation.chooses.${chooses ?? 'together'}`);
  if (field === 'choiceLimit') return choiceLimit === null ? '' : String(choiceLimit);
  if (field === 'expiresOn') return expiresOn && formatDay(expiresOn);
  return hasWatermark ? watermark : '';
}

/** What a share of this group may show besides: a pupil's its class, that of a class its pupils; null: nothing. */
export function breadthOf(groupId: number | null, groups: readonly ImageGroup[]): AlsoShows {
  const group = groups.find(({ id }) => id === groupId);
  if (!group) return null;
  if (group.classId !== null) return 'class';
  return groups.some(({ classId }) => classId === group.id) ? 'pupils' : null;
}

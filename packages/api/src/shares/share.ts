import * as z from 'zod/mini';
import { camelCased } from '../contract/camel-cased.ts';
import { version, versionOf } from '../contract/changes/version.ts';
import { shareSentences } from './share-sentences.ts';

/** Whom a share is for. */
export const shareRole = z.enum(['client', 'retoucher']);
export type ShareRole = z.output<typeof shareRole>;

/** Which photos of the project it shows. */
export const shareShows = z.enum(['originals', 'retouched', 'both']);
export type ShareShows = z.output<typeof shareShows>;

/**
 * Why an email was not delivered: there is no such mailbox, it is full, the email was refused as unwanted, no mail server answers, the share expired
 * before it was sent, or else.
 */
export const emailFailure = z.enum(['no_mailbox', 'mailbox_full', 'refused', 'unreachable', 'expired', 'other']);
export type EmailFailure = z.output<typeof emailFailure>;

/** What a share of one group shows besides: that of a pupil the photos of the whole class, that of a class its pupils; null: nothing. */
export const alsoShows = z.nullable(z.enum(['class', 'pupils']));
export type AlsoShows = z.output<typeof alsoShows>;

/** Whether all who have the address make one choice, or each family says who it is and chooses for itself, by a share of its own. */
export const shareChooses = z.enum(['together', 'each_family']);
export type ShareChooses = z.output<typeof shareChooses>;

const moment = z.nullable(z.string());

export const projectShare = camelCased(
  z.object({
    id: z.int(),
    role: shareRole,
    shows: shareShows,
    /** The group of the project that it shows alone; null: the whole project. */
    group_id: z.nullable(z.int()),
    /** With the class of a pupil: «1А, Иванов Пётр». */
    group_name: z.nullable(z.string()),
    /** What it shows besides the group. */
    also_shows: z._default(alsoShows, null),
    chooses: z._default(shareChooses, 'together'),
    /** Of a family: the share by which it came and whose settings it has. */
    parent_share_id: z._default(z.nullable(z.int()), null),
    /** Of a family: what it called itself. */
    family_name: z._default(z.nullable(z.string()), null),
    /** Of a family: the pupil of the class that is called so. */
    pupil_id: z._default(z.nullable(z.int()), null),
    /** Whether it has a PIN, which cannot be read again. */
    has_pin: z.boolean(),
    /** The last day on which it works, `YYYY-MM-DD`; null: until it is ended. */
    expires_on: moment,
    can_download: z.boolean(),
    /** How many photos the client may choose; null: any number. */
    choice_limit: z.nullable(z.int()),
    /** The watermark of its originals; null: none. */
    watermark: z.nullable(z.string()),
    /** The address it was last emailed to. */
    email: z.nullable(z.string()),
    /** What has become of that email; null: none was sent, or the share got another address since. */
    email_state: z.nullable(z.enum(['queued', 'sent', 'failed'])),
    /** Why it was not delivered, or not yet. */
    email_failure: z.nullable(emailFailure),
    /** The server no longer has the key to read its address: it works, and only a new one can be copied or sent. */
    is_address_lost: z.boolean(),
    /** Ended by the photographer, expired, or still working. */
    state: z.enum(['active', 'expired', 'ended']),
    created_at: z.string(),
    /** Moments, ISO 8601. */
    ended_at: moment,
    last_opened_at: moment,
    choice_closed_at: moment,
    signed_off_at: moment,
    last_downloaded_at: moment,
    favourite_count: z.int(),
    remark_count: z.int(),
    /** How many retouched photos its client wants fixed, without those of which a later version is shown. */
    fix_count: z._default(z.int(), 0),
    version,
  }),
  { version: versionOf('shows', 'also_shows', 'chooses', 'expires_on', 'can_download', 'choice_limit', 'watermark') },
);
/** A share of a project, as its photographer sees it. Its address is not part of it: whoever has that opens the share, so it has a call of its own. */
export type ProjectShare = z.output<typeof projectShare>;

const choice = {
  /** Ids of photos of the project. */
  favourites: z.array(z.int()),
  remarks: z.array(
    camelCased(
      z.object({
        image_id: z.int(),
        text: z.string(),
        at: z.string(),
      }),
    ),
  ),
};

export const shareChoice = camelCased(
  z.object({
    ...choice,
    closed_at: moment,
    signed_off_at: moment,
    /** The choice was sent, now or before it was opened again: the retoucher goes by what was sent last. */
    was_sent: z.boolean(),
  }),
);
/** What a client has chosen and remarked through a share. */
export type ShareChoice = z.output<typeof shareChoice>;

/** What was chosen and remarked through one share, on photos that it shows, in the order of the photos. */
export const choiceOfShare = camelCased(
  z.object({
    share_id: z.int(),
    /** The group that it shows alone, without its class; null: the whole project. */
    group_name: z.nullable(z.string()),
    /** The class of a pupil; null: the group is in none. */
    class_name: z.nullable(z.string()),
    /** What the family called itself, where each one chooses for itself. */
    family_name: z._default(z.nullable(z.string()), null),
    /** The address it was last emailed to. */
    email: z.nullable(z.string()),
    /** The choice is sent now. A share without originals has none to send: its remarks are sent by themselves. */
    is_sent: z.boolean(),
    /** The photographer has ended the share. */
    is_ended: z.boolean(),
    photos: z.array(
      camelCased(
        z.object({
          image_id: z.int(),
          name: z.string(),
          /** The names of its own class and pupil. */
          folders: z.array(z.string()),
          is_favourite: z.boolean(),
          remark: z.nullable(z.string()),
        }),
      ),
    ),
  }),
);
export type ChoiceOfShare = z.output<typeof choiceOfShare>;

/** What a client wants fixed on a retouched photo, in the version that clients see. */
const fix = camelCased(
  z.object({
    /** The photo, and the number of that version. */
    retouched_id: z.int(),
    version: z.int(),
    text: z.string(),
    /** Whose share it was: class and pupil, or family; null: of the whole project. */
    from: z.nullable(z.string()),
  }),
);
export type WantedFix = z.output<typeof fix>;

/** `hidden`: ids of the photos that no share shows. */
export const clientMarks = z.object({ ...choice, hidden: z.array(z.int()), fixes: z._default(z.array(fix), []) });
/** What clients chose, remarked and want fixed through all shares of a project, and what is hidden from them. */
export type ClientMarks = z.output<typeof clientMarks>;

const ready = { ready_count: z.int() };
export const shareBoard = camelCased(
  z.object({
    groups: z.array(camelCased(z.object({ group_id: z.nullable(z.int()), photo_count: z.int(), ...ready }))),
    shares: z.array(camelCased(z.object({ share_id: z.int(), sent_count: z.int(), ...ready }))),
    emails_left: z.int(),
  }),
);
/** How far the photos of each group, and those that were chosen through each share, have come. */
export type ShareBoard = z.output<typeof shareBoard>;

export const shareEventKind = z.enum([
  'created',
  'opened',
  'pin_refused',
  'choice_closed',
  'choice_reopened',
  'fix_wanted',
  'signed_off',
  'sign_off_withdrawn',
  'downloaded',
  'uploaded',
  'taken_back',
  'changed',
  'renewed',
  'mailed',
  'not_delivered',
  'reminded',
  'reminder_failed',
  'ended',
]);
/** The kinds of events of a share. */
export type ShareEventKind = z.output<typeof shareEventKind>;

export const shareHistory = z.object({
  /** The newest first. `count`: how many photos were downloaded, uploaded or chosen, or how many wishes for a fix were sent; `reason`: why an email was not delivered. */
  items: z.array(z.object({ kind: shareEventKind, at: z.string(), count: z.nullable(z.int()), reason: z.nullable(emailFailure) })),
  total: z.int(),
});
/** A page of the events of a share. */
export type ShareHistory = z.output<typeof shareHistory>;

export const sharedProject = camelCased(
  z.object({
    /** Null until the PIN is entered, see `projectBeforePin`. */
    project_name: z.nullable(z.string()),
    /** The group that is shown alone. */
    group_name: z.nullable(z.string()),
    /** The share shows nothing until the visitor says which family it is (`joinShare`). */
    asks_family: z._default(z.boolean(), false),
    /** The family whose share it is. */
    family_name: z._default(z.nullable(z.string()), null),
    photographer: z.object({ name: z.string(), city: z.string(), avatar: z.nullable(z.string()) }),
    role: shareRole,
    shows: shareShows,
    can_download: z.boolean(),
    choice_limit: z.nullable(z.int()),
    /** The originals have a watermark. */
    has_watermark: z.boolean(),
    choice_closed_at: moment,
    signed_off_at: moment,
    expires_at: moment,
    /** A PIN has to be entered before anything else. */
    needs_pin: z.boolean(),
    /** How many photos it shows, and how many of them are retouched ones. */
    count: z.int(),
    retouched_count: z.int(),
    /** Of how many photos the photographer has shown another version than this client accepted: accepting is possible again. */
    renewed_count: z.int(),
    /** Another one whenever the share shows other retouched versions; empty where it shows none. Who accepts names the one that was seen. */
    shown_digest: z.string(),
    favourite_count: z.int(),
    /** How many photos are chosen and sent, and of how many of those it shows a retouched version. */
    wanted_count: z._default(z.int(), 0),
    ready_count: z._default(z.int(), 0),
    /** How many retouched photos this client wants fixed: none may be left where the photos are accepted. */
    fix_count: z._default(z.int(), 0),
    /** Accepting can still be taken back. */
    can_withdraw: z._default(z.boolean(), false),
  }),
);
/** A project as a share shows it. */
export type SharedProject = z.output<typeof sharedProject>;

/** The whole answer before the PIN is entered: the same for every share, so that nothing of it can be told. */
export const projectBeforePin: SharedProject = {
  projectName: null,
  groupName: null,
  asksFamily: false,
  familyName: null,
  photographer: { name: '', city: '', avatar: null },
  role: 'client',
  shows: 'both',
  canDownload: false,
  choiceLimit: null,
  hasWatermark: false,
  choiceClosedAt: null,
  signedOffAt: null,
  expiresAt: null,
  needsPin: true,
  count: 0,
  retouchedCount: 0,
  renewedCount: 0,
  shownDigest: '',
  favouriteCount: 0,
  wantedCount: 0,
  readyCount: 0,
  fixCount: 0,
  canWithdraw: false,
};

/** What a client says of a retouched photo. */
export const verdict = z.enum(['liked', 'fix'], shareSentences.verdictInvalid);
export type Verdict = z.output<typeof verdict>;

/** What has become of an original that is to be retouched: nothing was sent yet, the photographer looks at what was sent, or clients see it. */
export const retouchWork = z.enum(['to_do', 'waiting', 'published']);
export type RetouchWork = z.output<typeof retouchWork>;

/** A retouched version that a retoucher may see. */
const seenVersion = camelCased(
  z.object({
    /** The retouched photo, and the version that is meant. */
    photo_id: z.int(),
    version_id: z.int(),
    src: z.string(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    /** It was sent by this share, and is not published: it can be taken back. */
    is_own: z.boolean(),
  }),
);
export type SeenVersion = z.output<typeof seenVersion>;

export const sharedImage = camelCased(
  z.object({
    /** Unique among those of its kind. */
    id: z.int(),
    kind: z.enum(['original', 'retouched']),
    /** The id under which favourite and remark are saved: its own, or that of its original; null: it can have neither. */
    original_id: z.nullable(z.int()),
    name: z.string(),
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
    color: z.nullable(z.string()),
    /** By the clock of the camera, without a zone; a retouched photo has that of its original. Null: unknown. */
    taken_at: z.nullable(z.string()),
    /** A preview of at most 1,600 pixels and a small one; both addresses are valid for an hour at most: then the page is requested again. */
    src: z.string(),
    thumb: z.string(),
    is_favourite: z.boolean(),
    remark: z.nullable(z.string()),
    /** The photographer has shown another version than this client accepted. */
    is_renewed: z.boolean(),
    /** Of a retouched one: names the version that is shown. */
    version_id: z._default(z.nullable(z.int()), null),
    /**
     * What this client says of the version; `fixed`: of an earlier one it was `fix`, and this one answers it. Null: nothing yet. For a retoucher `fix` where
     * any client wants one, and nothing was sent since.
     */
    verdict: z._default(z.nullable(z.enum(['liked', 'fix', 'fixed'])), null),
    /** What is, or was, to be fixed. */
    fix: z._default(z.nullable(z.string()), null),
    /** For a retoucher: downloaded through this share, and not among the chosen ones any more. */
    is_dropped: z.boolean(),
    /** For a retoucher: how far it is; null for a client, and for what needs no retouching any more. */
    work: z._default(z.nullable(retouchWork), null),
    /** For a retoucher: the newest retouched version of it that was sent by this share or is published; null: none. */
    retouched: z._default(z.nullable(seenVersion), null),
    /** For a retoucher: the names of its class and pupil, as the archive has them. */
    folders: z._default(z.array(z.string()), []),
    /** Its full-size file may be downloaded. */
    is_downloadable: z.boolean(),
  }),
);
/** A photo as a share shows it. */
export type SharedImage = z.output<typeof sharedImage>;

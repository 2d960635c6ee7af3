import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { isRecord, unwrap } from '../contract/unwrap.ts';
import { data, enveloped } from '../contract/wire.ts';

const places = ['one', 'two'] as const;

const wire = z.object({ settings: z.record(z.string(), z.string()) });

const Tutorial = z.object({
  /** Which of the two settings it comes from. */
  place: z.enum(places),
  /** A page or a player of a video site. */
  url: z.string(),
  /** An image, or null. */
  cover: z.nullable(z.string()),
});
/** A video about the portal: on the dashboard, and the first one on the public home page (ledger CON-23). */
export type Tutorial = z.output<typeof Tutorial>;

const tutorials = z.codec(wire, z.array(Tutorial), {
  decode: ({ settings }) =>
    places.flatMap((place) => {
      const url = settings[`lk_tutorial_${place}`]?.trim();
      return url ? [{ place, url, cover: settings[`lk_tutorial_${place}_cover`]?.trim() || null }] : [];
    }),
  encode: (list) => ({
    settings: Object.fromEntries(
      list.flatMap(({ place, url, cover }) => [
        [`lk_tutorial_${place}`, url],
        ...(cover === null ? [] : [[`lk_tutorial_${place}_cover`, cover]]),
      ]),
    ),
  }),
});

/** `{settings: map}` or the map itself; values that are not text count as absent. */
function normaliseSettings(raw: unknown): unknown {
  const body = unwrap(raw);
  const map = isRecord(body) && 'settings' in body ? body['settings'] : body;
  if (!isRecord(map)) return body;
  return { settings: Object.fromEntries(Object.entries(map).filter(([, value]) => typeof value === 'string')) };
}

/** The settings of the cabinet's content. Public, because the home page shows the first video too. */
export const listTutorials = endpoint('listTutorials', 'GET', '/api/settings/lk-content', {
  summary: 'Films about the portal, at most two',
  access: 'public',
  reply: data(tutorials),
  read: (raw) => enveloped()(normaliseSettings(raw)),
});

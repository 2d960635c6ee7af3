import {
  type Answered,
  closeSharedChoice,
  enterSharedPin,
  errorText,
  getShared,
  joinShare,
  RequestError,
  setSharedFavourite,
  setSharedRemark,
  setSharedVerdict,
  type SharedImage,
  type SharedProject,
  type Verdict,
  signOffShared,
  withdrawSignOff,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { useCallback, useRef } from 'react';
import { notifyError, useApi, useRead, useReload } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { useSave } from './save/useSave.ts';
import type { SharedState } from './SharedView.tsx';
import { useSharedImages } from './useSharedImages.ts';

/** Somebody else may use the same share, and it may end: both are seen when this window gets the focus, and after a minute at the latest. */
const following = { revalidateOnFocus: true, focusThrottleInterval: 0, refreshInterval: 60_000 };

/** The original with this number, and what was retouched of it. */
const ofOriginal =
  (imageId: number) =>
  ({ originalId }: SharedImage): boolean =>
    originalId === imageId;

/** What becomes of a family that says who it is. */
interface Joining {
  /** Leads a family that this browser knows to its page again, and answers whether there is one. */
  isKnown: (name: string) => boolean;
  onJoined: (name: string, family: Answered<typeof joinShare>) => void;
}

/** A share, and all that its visitor can do. `onPass` gets the pass that a correct PIN is answered with. */
export function useShared(visitor: () => string, onPass: (pass: string) => void, { isKnown, onJoined }: Joining): SharedState {
  const call = useApi();
  const reload = useReload();
  const result = useRead(getShared, {}, following);
  const isOpen = result.state === 'ready' && !result.data.needsPin && !result.data.asksFamily;
  /** Hearts and answers are saved one after the other: the last click counts. */
  const queue = useRef(Promise.resolve());
  /** Hearts that are not saved yet: an answer does not include later ones, and would reset their count. */
  const unsaved = useRef(0);
  const images = useSharedImages(isOpen ? result.data : null, queue);
  const readAgain = useCallback(() => reload(getShared, {}), [reload]);
  /** After any refusal: the share may have ended, or somebody else may have been faster. */
  const orReadAgain = useCallback(
    async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (refusal) {
        // What was aborted was refused by nobody.
        if (!(refusal instanceof RequestError) || refusal.kind !== 'aborted') void readAgain();
        throw refusal;
      }
    },
    [readAgain],
  );
  const save = useSave(orReadAgain);

  const error = result.state === 'failed' ? result.error : result.state === 'ready' ? result.refreshError : undefined;
  if (error?.status === 410) return { state: 'gone', why: 'ended' };
  if (error?.status === 404) return { state: 'gone', why: 'unknown' };
  if (result.state !== 'ready') return result;

  if (result.data.needsPin) {
    const onPin = async (pin: string) => {
      try {
        const { pass } = await call(enterSharedPin, { body: { pin, visitor: visitor() } });
        onPass(pass);
        await readAgain();
        return null;
      } catch (refusal) {
        return errorText(refusal);
      }
    };
    return { state: 'pin', onPin };
  }

  const share = result.data;
  if (share.asksFamily) {
    const onJoin = async (name: string) => {
      try {
        if (!isKnown(name)) onJoined(name, await call(joinShare, { body: { name } }));
        return null;
      } catch (refusal) {
        // It may have ended, got a PIN, or ask no more.
        if (refusal instanceof RequestError && [403, 404, 409, 410].includes(refusal.status ?? 0)) void readAgain();
        return errorText(refusal);
      }
    };
    return { state: 'family', share, onJoin };
  }
  const count = (next: (now: SharedProject) => number) => result.replace((now) => ({ ...now, favouriteCount: next(now) }));

  const send = async (imageId: number, favourite: boolean) => {
    try {
      const { favouriteCount } = await orReadAgain(call(setSharedFavourite, { params: { imageId }, body: { favourite } }));
      unsaved.current -= 1;
      if (unsaved.current === 0) count(() => favouriteCount);
    } catch (refusal) {
      unsaved.current -= 1;
      images.change(ofOriginal(imageId), { isFavourite: !favourite });
      count((now) => now.favouriteCount + (favourite ? -1 : 1));
      notifyError(t('choice.failed'), refusal);
    }
  };
  const onFavourite = (imageId: number, favourite: boolean) => {
    const { choiceLimit: limit, favouriteCount } = share;
    if (favourite && limit !== null && favouriteCount >= limit) {
      toasts.show({ type: 'info', title: t('choice.full', { limit }), message: t('choice.fullText') });
      return;
    }
    // Optimistic: the heart changes at once, and is reset when the server refuses.
    images.change(ofOriginal(imageId), { isFavourite: favourite });
    count((now) => now.favouriteCount + (favourite ? 1 : -1));
    unsaved.current += 1;
    queue.current = queue.current.then(() => send(imageId, favourite));
  };

  const answer = async ({ id, kind, versionId }: SharedImage, verdict: Verdict | null, fix: string | null) => {
    const body = { versionId: versionId ?? 0, verdict, fix };
    const next = await orReadAgain(call(setSharedVerdict, { params: { photoId: id }, body }));
    result.replace(({ favouriteCount }) => (unsaved.current > 0 ? { ...next, favouriteCount } : next));
    images.change((image) => image.kind === kind && image.id === id, { verdict, fix });
  };

  return {
    state: 'open',
    share,
    images: images.images,
    missing: images.missing,
    onRetry: images.retry,
    ...save,
    onFavourite,
    onRemark: async (imageId, text) => {
      const { remark } = await orReadAgain(call(setSharedRemark, { params: { imageId }, body: { text } }));
      images.change(ofOriginal(imageId), { remark });
    },
    onVerdict: (image, verdict, fix) => {
      const answered = queue.current.then(() => answer(image, verdict, fix));
      queue.current = answered.catch(() => undefined);
      return answered;
    },
    onDone: async () => {
      await queue.current;
      result.replace(await orReadAgain(call(closeSharedChoice, {})));
    },
    onAccept: async (shownDigest) => result.replace(await orReadAgain(call(signOffShared, { body: { shownDigest } }))),
    onWithdraw: async () => result.replace(await orReadAgain(call(withdrawSignOff, {}))),
    onBroken: images.renew,
  };
}

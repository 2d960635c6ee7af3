import {
  type BulkChanges,
  type ChoiceOfShare,
  createGroupShares,
  createShare,
  endShare,
  endShares,
  getShareBoard,
  type GroupShares,
  type ShareChanges,
  listShareAddresses,
  listShareChoices,
  listShares,
  type NewShare,
  type ProjectShare,
  remindShares,
  renewShare,
  sendShare,
  sendShares,
  type ShareBoard,
  updateShare,
  updateShares,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { useCallback } from 'react';
import { notifyError, type ReadState, useApi, useRead, useReload } from '../../common/data/index.ts';
import { listName } from './describe.ts';
import { untilRead } from './list/stages.ts';
import { t } from './texts.ts';

/** What a share is called, and its path. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** A share that was just made. */
export interface MadeShare extends NamedAddress {
  share: ProjectShare;
}

export interface Shares {
  result: ReadState<ProjectShare[]>;
  /** Loading, too, where the project has no groups. */
  board: ReadState<ShareBoard>;
  /** The addresses of the shares that work, by their ids, or of one of them; null where one can no longer be read. Throws when the server refuses. */
  readAddresses: (share?: ProjectShare) => Promise<ReadonlyMap<number, string | null>>;
  /** Each of these answers the address. They throw when the server refuses. */
  create: (share: NewShare) => Promise<string>;
  renew: (share: ProjectShare) => Promise<string>;
  /** Creates a share for each group without one, and sends it where its family has an address, if that is wanted. */
  createForGroups: (shares: GroupShares, isSent: boolean) => Promise<readonly MadeShare[]>;
  /** `isCorrection`: the address that the last email had stops working. Throws when the server refuses. */
  send: (share: ProjectShare, email: string, isCorrection: boolean) => Promise<void>;
  /** Throws when the server refuses, after reporting it. */
  end: (share: ProjectShare) => Promise<void>;
  reopen: (share: ProjectShare) => Promise<void>;
  /** Throws when the server refuses. */
  change: (share: ProjectShare, changes: ShareChanges, version: string) => Promise<ProjectShare>;
  /** Changes all of these to the same. Throws when the server refuses. */
  bulkChange: (shares: readonly ProjectShare[], changes: BulkChanges) => Promise<void>;
  /** Throws when the server refuses, after reporting it. */
  bulkEnd: (shares: readonly ProjectShare[]) => Promise<void>;
  /** Sends each to the family of its pupil. Throws when the server refuses, after reporting it. */
  bulkSend: (shares: readonly ProjectShare[]) => Promise<void>;
  /** Reminds the clients of these by email. Throws when the server refuses, after reporting it. */
  bulkRemind: (shares: readonly ProjectShare[]) => Promise<void>;
  /** What was chosen through each share. Throws when the server refuses. */
  readChoices: () => Promise<ChoiceOfShare[]>;
  /** Requests them again. */
  renewList: () => Promise<void>;
}

/** The shares of a project. */
export function useShares(projectId: number, hasGroups: boolean): Shares {
  const call = useApi();
  const refresh = useReload();
  const board = useRead(getShareBoard, hasGroups ? { params: { id: projectId } } : null);
  const emailsLeft = board.state === 'ready' ? board.data.emailsLeft : null;
  const untilSent = useCallback((known: readonly ProjectShare[] | undefined) => untilRead(known ?? [], emailsLeft), [emailsLeft]);
  const result = useRead(listShares, { params: { id: projectId } }, { refreshInterval: untilSent });
  const put = (share: ProjectShare) => {
    // Its families have changed with it.
    if (share.chooses === 'each_family') void refresh(listShares, { params: { id: projectId } });
    if (result.state !== 'ready') return;
    result.replace((all) =>
      all.some(({ id }) => id === share.id) ? all.map((one) => (one.id === share.id ? share : one)) : [share, ...all],
    );
  };
  const putAll = (all: ProjectShare[]) => result.state === 'ready' && result.replace(() => all);
  const paramsOf = ({ id }: ProjectShare) => ({ id: projectId, shareId: id });
  const sendAll = async (shares: readonly ProjectShare[]) => {
    try {
      const body = { shareIds: shares.map(({ id }) => id) };
      const { sent, waiting, shares: all } = await call(sendShares, { params: { id: projectId }, body });
      putAll(all);
      void refresh(getShareBoard, { params: { id: projectId } });
      toasts.show({
        type: sent + waiting > 0 ? 'success' : 'warning',
        title: sent > 0 ? t('bulk.sent', { count: sent }) : t(waiting > 0 ? 'bulk.sentLater' : 'bulk.sentNone'),
        ...(waiting > 0 && { message: t('bulk.sentWaiting', { count: waiting }) }),
      });
    } catch (error) {
      notifyError(t('bulk.sendFailed'), error);
      throw error;
    }
  };
  return {
    result,
    board,
    readAddresses: async (share) => {
      const found = await call(listShareAddresses, { params: { id: projectId }, query: share ? { shareId: share.id } : {} });
      return new Map(found.map(({ shareId, address }) => [shareId, address]));
    },
    create: async (body) => {
      const { share, address } = await call(createShare, { params: { id: projectId }, body });
      put(share);
      if (body.email) toasts.show({ type: 'success', title: t('creation.mailed'), message: body.email });
      return address;
    },
    createForGroups: async (body, isSent) => {
      const made = await call(createGroupShares, { params: { id: projectId }, body });
      if (result.state === 'ready') result.replace((all) => [...made.map(({ share }) => share).toReversed(), ...all]);
      // The shares are there even if they could not be sent, which has been reported: the board sends them.
      if (isSent) await sendAll(made.map(({ share }) => share)).catch(() => undefined);
      return made.map(({ share, address }) => ({ share, name: listName(share), address }));
    },
    send: async (share, email, isCorrection) => {
      put(await call(sendShare, { params: paramsOf(share), body: { email, isCorrection } }));
      toasts.show({ type: 'success', title: t('creation.mailed'), message: email });
    },
    renew: async (old) => {
      try {
        const { share, address } = await call(renewShare, { params: paramsOf(old) });
        put(share);
        return address;
      } catch (error) {
        notifyError(t('renewing.failed'), error);
        throw error;
      }
    },
    end: async (share) => {
      try {
        put(await call(endShare, { params: paramsOf(share) }));
        toasts.show({ type: 'success', title: t('ending.done') });
      } catch (error) {
        notifyError(t('ending.failed'), error);
        throw error;
      }
    },
    reopen: async (share) => {
      try {
        put(await call(updateShare, { params: paramsOf(share), body: { isChoiceClosed: false } }));
        toasts.show({ type: 'success', title: t('reopening.done') });
      } catch (error) {
        notifyError(t('reopening.failed'), error);
      }
    },
    change: async (share, body, version) => {
      const changed = await call(updateShare, { params: paramsOf(share), body }, { version });
      put(changed);
      toasts.show({ type: 'success', title: t('settings.done') });
      return changed;
    },
    bulkChange: async (shares, changes) => {
      const shareIds = shares.map(({ id }) => id);
      // Expired ones are among them only where they were asked for; one that expires before this request is not meant.
      const withExpired = shares.some(({ state }) => state === 'expired');
      const { changed, shares: all } = await call(updateShares, { params: { id: projectId }, body: { shareIds, withExpired, ...changes } });
      putAll(all);
      toasts.show(
        changed > 0 ? { type: 'success', title: t('bulk.changed', { count: changed }) } : { type: 'warning', title: t('bulk.changedNone') },
      );
    },
    bulkEnd: async (shares) => {
      try {
        const body = { shareIds: shares.map(({ id }) => id) };
        const { changed, shares: all } = await call(endShares, { params: { id: projectId }, body });
        putAll(all);
        toasts.show(
          changed > 0 ? { type: 'success', title: t('bulk.ended', { count: changed }) } : { type: 'warning', title: t('bulk.endedNone') },
        );
      } catch (error) {
        notifyError(t('bulk.endingFailed'), error);
        throw error;
      }
    },
    bulkSend: sendAll,
    bulkRemind: async (shares) => {
      try {
        const body = { shareIds: shares.map(({ id }) => id) };
        const { reminded, left } = await call(remindShares, { params: { id: projectId }, body });
        const title = reminded > 0 ? t('bulk.reminded', { count: reminded }) : t(left > 0 ? 'bulk.remindedNone' : 'bulk.remindedAlready');
        toasts.show({
          type: reminded > 0 && left === 0 ? 'success' : 'warning',
          title,
          ...(left > 0 && { message: reminded > 0 ? t('bulk.remindLeft', { count: left }) : t('bulk.remindEnough') }),
        });
      } catch (error) {
        notifyError(t('bulk.remindFailed'), error);
        throw error;
      }
    },
    readChoices: () => call(listShareChoices, { params: { id: projectId } }),
    renewList: () => refresh(listShares, { params: { id: projectId } }),
  };
}

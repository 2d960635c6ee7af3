import {
  createGroupLinks,
  createLink,
  endLink,
  type GroupLinks,
  type LinkChanges,
  listLinks,
  type NewLink,
  type ProjectLink,
  renewLink,
  sendLink,
  updateLink,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { notifyError, type ReadState, useApi, useRead, useReload } from '../../common/index.ts';
import { t } from './texts.ts';

/** A group, and the path of its new link. */
export interface AddressedGroup {
  name: string;
  address: string;
}

export interface Links {
  result: ReadState<ProjectLink[]>;
  /** Each of these answers the address, which cannot be read later. They throw when the server refuses. */
  create: (link: NewLink) => Promise<string>;
  renew: (link: ProjectLink) => Promise<string>;
  /** Creates a link for each group without one. */
  createForGroups: (links: GroupLinks) => Promise<readonly AddressedGroup[]>;
  /** Throws when the server refuses. */
  send: (link: ProjectLink, email: string) => Promise<void>;
  /** Throws when the server refuses, after reporting it. */
  end: (link: ProjectLink) => Promise<void>;
  reopen: (link: ProjectLink) => Promise<void>;
  /** Throws when the server refuses. */
  change: (link: ProjectLink, changes: LinkChanges) => Promise<void>;
  /** Requests them again. */
  renewList: () => Promise<void>;
}

/** The links of a project. */
export function useLinks(orderId: number): Links {
  const call = useApi();
  const refresh = useReload();
  const result = useRead(listLinks, { params: { id: orderId } });
  const put = (link: ProjectLink) => {
    if (result.state !== 'ready') return;
    result.replace((all) => (all.some(({ id }) => id === link.id) ? all.map((one) => (one.id === link.id ? link : one)) : [link, ...all]));
  };
  const paramsOf = ({ id }: ProjectLink) => ({ id: orderId, linkId: id });
  return {
    result,
    create: async (body) => {
      const { link, address } = await call(createLink, { params: { id: orderId }, body });
      put(link);
      if (body.email) toasts.show({ type: 'success', title: t('creation.mailed'), message: body.email });
      return address;
    },
    createForGroups: async (body) => {
      const made = await call(createGroupLinks, { params: { id: orderId }, body });
      if (result.state === 'ready') result.replace((all) => [...made.map(({ link }) => link).toReversed(), ...all]);
      return made.map(({ link, address }) => ({ name: link.groupName ?? '', address }));
    },
    send: async (link, email) => {
      put(await call(sendLink, { params: paramsOf(link), body: { email } }));
      toasts.show({ type: 'success', title: t('creation.mailed'), message: email });
    },
    renew: async (old) => {
      try {
        const { link, address } = await call(renewLink, { params: paramsOf(old) });
        put(link);
        return address;
      } catch (error) {
        notifyError(t('renewing.failed'), error);
        throw error;
      }
    },
    end: async (link) => {
      try {
        put(await call(endLink, { params: paramsOf(link) }));
        toasts.show({ type: 'success', title: t('ending.done') });
      } catch (error) {
        notifyError(t('ending.failed'), error);
        throw error;
      }
    },
    reopen: async (link) => {
      try {
        put(await call(updateLink, { params: paramsOf(link), body: { isChoiceClosed: false } }));
        toasts.show({ type: 'success', title: t('reopening.done') });
      } catch (error) {
        notifyError(t('reopening.failed'), error);
      }
    },
    change: async (link, body) => {
      put(await call(updateLink, { params: paramsOf(link), body }));
      toasts.show({ type: 'success', title: t('settings.done') });
    },
    renewList: () => refresh(listLinks, { params: { id: orderId } }),
  };
}

import {
  createGroupLinks,
  createLink,
  endLink,
  type GroupLinks,
  type LinkChanges,
  listLinkAddresses,
  listLinks,
  type NewLink,
  type ProjectLink,
  renewLink,
  sendLink,
  updateLink,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { notifyError, type ReadState, useApi, useRead, useReload } from '../../common/index.ts';
import { listName } from './describe.ts';
import { t } from './texts.ts';

/** What a link is called, and its path. */
export interface NamedAddress {
  name: string;
  address: string;
}

export interface Links {
  result: ReadState<ProjectLink[]>;
  /** The addresses of the links that work, by their ids, or of one of them; null where one can no longer be read. Throws when the server refuses. */
  readAddresses: (link?: ProjectLink) => Promise<ReadonlyMap<number, string | null>>;
  /** Each of these answers the address. They throw when the server refuses. */
  create: (link: NewLink) => Promise<string>;
  renew: (link: ProjectLink) => Promise<string>;
  /** Creates a link for each group without one. */
  createForGroups: (links: GroupLinks) => Promise<readonly NamedAddress[]>;
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

/** Milliseconds after which the list is requested again, while emails are queued: their answer comes from a mail server. */
const untilSent = (links: readonly ProjectLink[] | undefined): number =>
  links?.some(({ state, emailState }) => state === 'active' && emailState === 'queued') ? 5_000 : 0;

/** The links of a project. */
export function useLinks(orderId: number): Links {
  const call = useApi();
  const refresh = useReload();
  const result = useRead(listLinks, { params: { id: orderId } }, { refreshInterval: untilSent });
  const put = (link: ProjectLink) => {
    if (result.state !== 'ready') return;
    result.replace((all) => (all.some(({ id }) => id === link.id) ? all.map((one) => (one.id === link.id ? link : one)) : [link, ...all]));
  };
  const paramsOf = ({ id }: ProjectLink) => ({ id: orderId, linkId: id });
  return {
    result,
    readAddresses: async (link) => {
      const found = await call(listLinkAddresses, { params: { id: orderId }, query: link ? { linkId: link.id } : {} });
      return new Map(found.map(({ linkId, address }) => [linkId, address]));
    },
    create: async (body) => {
      const { link, address } = await call(createLink, { params: { id: orderId }, body });
      put(link);
      if (body.email) toasts.show({ type: 'success', title: t('creation.mailed'), message: body.email });
      return address;
    },
    createForGroups: async (body) => {
      const made = await call(createGroupLinks, { params: { id: orderId }, body });
      if (result.state === 'ready') result.replace((all) => [...made.map(({ link }) => link).toReversed(), ...all]);
      return made.map(({ link, address }) => ({ name: listName(link), address }));
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

import type { ProjectLink } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { useGroups } from '../groups/useGroups.ts';
import { t } from './texts.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { CreateLinkDialog } from './CreateLinkDialog.tsx';
import { GroupAddressesDialog } from './GroupAddressesDialog.tsx';
import { GroupLinksDialog } from './GroupLinksDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { LinkAction } from './list/LinkCard.tsx';
import { LinksView } from './list/LinksView.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { useCopyAddresses } from './useCopyAddresses.ts';
import { type NamedAddress, useLinks } from './useLinks.ts';

/** The subject of a dialog: it stays rendered while the dialog closes, and each opening has a new key. */
interface Subject {
  link: ProjectLink;
  turn: number;
}

/** The links of a project, and the dialogs that create, change, renew, send and end them. */
export function LinksPanel({ orderId, clientEmail = '' }: { orderId: number; clientEmail?: string | undefined }) {
  const links = useLinks(orderId);
  const { list: groups } = useGroups(orderId);
  const [isCreating, setCreating] = useState(false);
  const [isForGroups, setForGroups] = useState(false);
  const [made, setMade] = useState<readonly NamedAddress[] | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [opened, setOpened] = useState<LinkAction | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const act = (action: LinkAction, link: ProjectLink) => {
    if (action === 'reopen') {
      void links.reopen(link);
      return;
    }
    if (action === 'copy') {
      copy.one(link);
      return;
    }
    open(action, link);
  };
  const open = (action: LinkAction, link: ProjectLink) => {
    setSubject({ link, turn: (subject?.turn ?? 0) + 1 });
    setOpened(action);
  };
  const copy = useCopyAddresses(links, (link) => open('renew', link));
  const close = () => setOpened(null);
  /** As it is by now. */
  const current = (link: ProjectLink) => (links.result.state === 'ready' && links.result.data.find(({ id }) => id === link.id)) || link;
  const about = (action: LinkAction) => ({ isOpen: opened === action, onClose: close, key: `${action} ${subject?.turn}` });
  return (
    <>
      <LinksView
        result={links.result}
        onCreate={() => setCreating(true)}
        onCreateForGroups={groups.length > 0 ? () => setForGroups(true) : undefined}
        onAction={act}
        onCopyAll={copy.all}
      />
      <CreateLinkDialog
        isOpen={isCreating}
        clientEmail={clientEmail}
        groups={groups}
        onClose={() => setCreating(false)}
        onCreate={async (link) => {
          const made = await links.create(link);
          setCreating(false);
          setAddress(made);
        }}
      />
      <GroupLinksDialog
        isOpen={isForGroups}
        onClose={() => setForGroups(false)}
        onCreate={async (body) => {
          const all = await links.createForGroups(body);
          setForGroups(false);
          setMade(all);
        }}
      />
      {subject && (
        <>
          <SendDialog {...about('send')} link={subject.link} clientEmail={clientEmail} onSend={links.send} />
          <ChoiceDialog {...about('choice')} orderId={orderId} link={subject.link} />
          <HistoryDialog {...about('history')} orderId={orderId} link={subject.link} />
          <SettingsDialog {...about('settings')} link={current(subject.link)} onSave={links.change} onRenew={links.renewList} />
        </>
      )}
      <GroupAddressesDialog made={made} onClose={() => setMade(null)} />
      <AddressDialog address={address} onClose={() => setAddress(null)} />
      <ConfirmDialog
        isOpen={opened === 'renew'}
        onOpenChange={close}
        title={t('renewing.title')}
        tone="primary"
        confirmLabel={t('renewing.confirm')}
        pendingLabel={t('renewing.pending')}
        onConfirm={async () => {
          if (subject) setAddress(await links.renew(subject.link));
        }}
      >
        {t('renewing.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={close}
        title={t('ending.title')}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={async () => {
          if (subject) await links.end(subject.link);
        }}
      >
        {t('ending.text')}
      </ConfirmDialog>
    </>
  );
}

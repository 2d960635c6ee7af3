import type { ProjectLink } from '@portal/api';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { t } from './texts.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { CreateLinkDialog } from './CreateLinkDialog.tsx';
import { LinksView } from './LinksView.tsx';
import { useLinks } from './useLinks.ts';

/** The links of a project: made, given another address, ended; and the dialogs that ask before it. */
export function LinksPanel({ orderId }: { orderId: number }) {
  const links = useLinks(orderId);
  const [isCreating, setCreating] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [opened, setOpened] = useState<'choice' | 'renew' | 'end' | null>(null);
  // Stays rendered while its dialog leaves.
  const [choiceOf, setChoiceOf] = useState<ProjectLink | null>(null);
  const [subject, setSubject] = useState<ProjectLink | null>(null);
  const open = (what: 'renew' | 'end') => (link: ProjectLink) => {
    setSubject(link);
    setOpened(what);
  };
  return (
    <>
      <LinksView
        result={links.result}
        onCreate={() => setCreating(true)}
        onShowChoice={(link) => {
          setChoiceOf(link);
          setOpened('choice');
        }}
        onRenew={open('renew')}
        onEnd={open('end')}
        onReopen={(link) => void links.reopen(link)}
      />
      <CreateLinkDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreate={async (link) => {
          const made = await links.create(link);
          setCreating(false);
          setAddress(made);
        }}
      />
      {choiceOf && (
        <ChoiceDialog key={choiceOf.id} orderId={orderId} link={choiceOf} isOpen={opened === 'choice'} onClose={() => setOpened(null)} />
      )}
      <AddressDialog address={address} onClose={() => setAddress(null)} />
      <ConfirmDialog
        isOpen={opened === 'renew'}
        onOpenChange={() => setOpened(null)}
        title={t('renewing.title')}
        tone="primary"
        confirmLabel={t('renewing.confirm')}
        pendingLabel={t('renewing.pending')}
        onConfirm={async () => {
          if (subject) setAddress(await links.renew(subject));
        }}
      >
        {t('renewing.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={() => setOpened(null)}
        title={t('ending.title')}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={async () => {
          if (subject) await links.end(subject);
        }}
      >
        {t('ending.text')}
      </ConfirmDialog>
    </>
  );
}

import type { ImageGroup, ProjectShare } from '@portal/api';
import { ConfirmDialog, Modal } from '@portal/ui';
import { useCallback, useMemo, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import { useGroups, withGroups } from '../groups/useGroups.ts';
import { t } from './texts.ts';
import { AddressDialog } from './AddressDialog.tsx';
import type { BulkAction } from './bulk/BulkMenu.tsx';
import { familyLabel, withFamilies } from './families/families.ts';
import { FileNamesDialog } from './bulk/FileNamesDialog.tsx';
import { BulkShares } from './bulk/BulkShares.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { CreateShareDialog } from './CreateShareDialog.tsx';
import { GroupAddressesDialog } from './GroupAddressesDialog.tsx';
import { GroupSharesDialog } from './GroupSharesDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { ShareAction } from './list/ShareAction.ts';
import { ShareCard } from './list/ShareCard.tsx';
import { remindable } from './list/stages.ts';
import { addressedWithoutShare, type Line, sendable } from './board/lines.ts';
import { emailFor } from './form.ts';
import { emailsText } from './bulk/emailsText.ts';
import { SharesView } from './list/SharesView.tsx';
import { ReturnFocus } from '../../common/overlays/index.ts';
import { afterOneLeft, besideShare } from './list/nextFocus.ts';
import { SendDialog } from './SendDialog.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { LazyPrintedLinks } from './sheets/LazyPrintedLinks.tsx';
import { type PrintedLink, printedLinks } from './sheets/printedLinks.ts';
import { tellLost, useCopyAddresses } from './useCopyAddresses.ts';
import { useExportChoices } from './bulk/useExportChoices.ts';
import { type MadeShare, useShares } from './useShares.ts';

/** The subject of a dialog: it stays rendered while the dialog closes, and each opening has a new key. */
interface Subject {
  share: ProjectShare;
  /** The share whose card was beside its card when the dialog was opened. */
  beside: string | undefined;
  turn: number;
}

/** The same in bulk. */
interface AboutBulk {
  shares: readonly ProjectShare[];
  opened: BulkAction | null;
  turn: number;
}

const none: readonly ProjectShare[] = [];

interface SharesPanelProps {
  projectId: number;
  /** Names the table of choices. */
  projectName?: string | undefined;
  clientEmail?: string | undefined;
}

/** The shares of a project, and the dialogs that create, change, renew, send and end them. */
export function SharesPanel({ projectId, projectName = '', clientEmail = '' }: SharesPanelProps) {
  const known = useGroups(projectId);
  const groups = known.list;
  const shares = useShares(projectId, groups.length > 0);
  const isSchool = groups.some(({ classId }) => classId !== null);
  const [isCreating, setCreating] = useState(false);
  /** The pupil that the new share is for. */
  const [pupil, setPupil] = useState<ImageGroup | null>(null);
  const [line, setLine] = useState<{ share: ProjectShare; isOpen: boolean } | null>(null);
  const [isForGroups, setForGroups] = useState(false);
  const [made, setMade] = useState<{ shares: readonly MadeShare[]; pin: string | undefined } | null>(null);
  const [printed, setPrinted] = useState<readonly PrintedLink[] | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [opened, setOpened] = useState<ShareAction | null>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [bulk, setBulk] = useState<AboutBulk | null>(null);
  const act = (action: ShareAction, share: ProjectShare) => {
    if (action === 'reopen') {
      void shares.reopen(share);
      return;
    }
    if (action === 'copy') {
      copy.one(share);
      return;
    }
    open(action, share);
  };
  const open = (action: ShareAction, share: ProjectShare) => {
    setSubject({ share, beside: besideShare(share.id), turn: (subject?.turn ?? 0) + 1 });
    setOpened(action);
  };
  const copy = useCopyAddresses(shares, (share) => open('renew', share));
  const create = (group: ImageGroup | null) => {
    setPupil(group);
    setCreating(true);
  };
  // Its identity stays: the board is rendered only where its lines change.
  const openLine = useCallback(({ share, reachedBy, group }: Line) => {
    const shown = share ?? reachedBy;
    if (shown) return setLine({ share: shown, isOpen: true });
    setPupil(group);
    setCreating(true);
  }, []);
  const all = shares.result.state === 'ready' ? shares.result.data : none;
  const addressed = useMemo(() => addressedWithoutShare(groups, all).length, [groups, all]);
  const printLinks = async (about: readonly ProjectShare[]) => {
    try {
      const addresses = await shares.readAddresses();
      const links = printedLinks(about, addresses, { groups });
      const lost = about.filter(({ id }) => addresses.get(id) === null).length;
      if (lost > 0) tellLost(lost);
      if (links.length > 0) setPrinted(links);
    } catch (error) {
      notifyError(t('sheets.failed'), error);
    }
  };
  const choices = useExportChoices(projectId, shares, projectName);
  const close = () => setOpened(null);
  /** As it is by now. */
  const current = (share: ProjectShare) =>
    (shares.result.state === 'ready' && shares.result.data.find(({ id }) => id === share.id)) || share;
  const family = subject?.share.familyName === null ? undefined : subject?.share;
  const about = (action: ShareAction) => ({ isOpen: opened === action, onClose: close, key: `${action} ${subject?.turn}` });
  return (
    <>
      <SharesView
        result={withGroups(shares.result, known)}
        groups={groups}
        board={isSchool ? shares.board : null}
        onCreate={() => create(null)}
        onCreateForGroups={groups.length > 0 ? () => setForGroups(true) : undefined}
        onAction={act}
        onOpenLine={openLine}
        onCopyAll={copy.all}
        onExport={choices.run}
        onBulkAction={(action, about) => {
          if (action === 'print') void printLinks(about);
          else setBulk({ shares: about, opened: action, turn: (bulk?.turn ?? 0) + 1 });
        }}
      />
      <CreateShareDialog
        key={pupil?.id}
        group={pupil}
        isOpen={isCreating}
        clientEmail={clientEmail}
        groups={groups}
        onClose={() => setCreating(false)}
        onCreate={async (share) => {
          const made = await shares.create(share);
          setCreating(false);
          setAddress(made);
        }}
      />
      <GroupSharesDialog
        groups={groups}
        addressed={addressed}
        emails={emailsText(addressed, shares.board)}
        isOpen={isForGroups}
        onClose={() => setForGroups(false)}
        onCreate={async (body, isSent) => {
          const made = await shares.createForGroups(body, isSent);
          setForGroups(false);
          setMade({ shares: made, pin: body.pin ?? undefined });
        }}
      />
      {line && (
        <Modal isOpen={line.isOpen} onOpenChange={() => setLine({ ...line, isOpen: false })} title={t('board.line')}>
          <ShareCard share={current(line.share)} families={withFamilies(all).families.get(line.share.id) ?? []} onAction={act} />
        </Modal>
      )}
      {subject && (
        <>
          <SendDialog
            {...about('send')}
            share={subject.share}
            offered={emailFor(subject.share.groupId, groups, clientEmail)}
            onSend={shares.send}
          />
          <ChoiceDialog {...about('choice')} projectId={projectId} share={subject.share} />
          <HistoryDialog {...about('history')} projectId={projectId} share={subject.share} />
          <SettingsDialog
            {...about('settings')}
            share={current(subject.share)}
            groups={groups}
            onSave={shares.change}
            onRenew={shares.renewList}
          />
        </>
      )}
      {bulk && (
        <BulkShares
          key={`bulk ${bulk.turn}`}
          about={bulk.shares}
          sendable={sendable(bulk.shares, groups)}
          remindable={remindable(bulk.shares, all, groups)}
          opened={bulk.opened}
          onClose={() => setBulk({ ...bulk, opened: null })}
          shares={shares}
        />
      )}
      <FileNamesDialog {...choices.naming} projectId={projectId} />
      <GroupAddressesDialog
        made={made?.shares ?? null}
        onClose={() => setMade(null)}
        onPrint={() => {
          const addresses = new Map(made?.shares.map(({ share, address }) => [share.id, address]));
          setPrinted(printedLinks(made?.shares.map(({ share }) => share) ?? [], addresses, { groups, pin: made?.pin }));
        }}
      />
      <LazyPrintedLinks links={printed} onPrinted={() => setPrinted(null)} />
      <AddressDialog address={address} onClose={() => setAddress(null)} />
      <ConfirmDialog
        isOpen={opened === 'renew'}
        onOpenChange={close}
        title={t('renewing.title')}
        tone="primary"
        confirmLabel={t('renewing.confirm')}
        pendingLabel={t('renewing.pending')}
        onConfirm={async () => {
          if (subject) setAddress(await shares.renew(subject.share));
        }}
      >
        {t(subject?.share.chooses === 'each_family' ? 'renewing.families' : 'renewing.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        onOpenChange={close}
        title={family ? t('ending.familyTitle', { name: familyLabel(family) }) : t('ending.title')}
        confirmLabel={t('ending.confirm')}
        pendingLabel={t('ending.pending')}
        onConfirm={async () => {
          if (subject) await shares.end(subject.share);
        }}
      >
        {t(family ? 'ending.family' : subject?.share.chooses === 'each_family' ? 'ending.families' : 'ending.text')}
        <ReturnFocus to={() => afterOneLeft(subject?.beside)} />
      </ConfirmDialog>
    </>
  );
}

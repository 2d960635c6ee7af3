import { errorText } from '@portal/api';
import {
  Button,
  DisclosureList,
  EmptyState,
  ErrorState,
  SearchField,
  Spinner,
  Text,
  useFocusFallback,
  useMoveFocus,
  VisuallyHidden,
} from '@portal/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { ReadState } from '../../../common/data/index.ts';
import { t as projectsText } from '../../texts.ts';
import { t } from '../texts.ts';
import { type BulkAction, BulkMenu } from '../bulk/BulkMenu.tsx';
import { type ChoicesExport, ExportChoices } from '../bulk/ExportChoices.tsx';
import { findShares } from './findShares.ts';
import type { ShareAction } from './ShareAction.ts';
import { ShareList } from './ShareList.tsx';
import { StageToggle } from './StageToggle.tsx';
import { hasSentNames, inBulk, ofStage, remindable, type StageFilter } from './stages.ts';
import { withFamilies } from '../families/families.ts';
import css from '../Shares.module.css';
import type { ImageGroup, ProjectShare, ShareBoard } from '@portal/api';
import { Board } from '../board/Board.tsx';
import { findLines, type Line, linesOf, sendable, toLines } from '../board/lines.ts';

interface SharesViewProps {
  result: ReadState<ProjectShare[]>;
  groups: readonly ImageGroup[];
  /** How far the pupils of a school have come; null: there are no classes, and the shares are cards. */
  board: ReadState<ShareBoard> | null;
  onCreate: () => void;
  /** Creates a share for each group; absent where the project has no groups. */
  onCreateForGroups: (() => void) | undefined;
  onAction: (action: ShareAction, share: ProjectShare) => void;
  /** A line of the board. */
  onOpenLine: (line: Line) => void;
  /** Copies the names and addresses of all shares that work. */
  onCopyAll: () => void;
  /** Of all shares. */
  onExport: (what: ChoicesExport) => void;
  /** About the shares that are shown. */
  onBulkAction: (action: BulkAction, shares: readonly ProjectShare[]) => void;
}

/** The shares of a project; or the empty, loading or failed state. */
export function SharesView({ result, groups, board, onCreate, onCreateForGroups, ...actions }: SharesViewProps) {
  if (result.state === 'loading' || board?.state === 'loading') return <Spinner label={projectsText('shares.loading')} />;
  const failed = result.state === 'failed' ? result : board?.state === 'failed' ? board : null;
  if (result.state === 'failed' || board?.state === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={() => failed?.retry()} level={3}>
        {errorText(failed?.error)}
      </ErrorState>
    );
  }
  const create = (
    <div className={css.create}>
      {onCreateForGroups && (
        <Button tone="secondary" icon="user" onPress={onCreateForGroups}>
          {t('groups.open')}
        </Button>
      )}
      <Button icon="plus" onPress={onCreate}>
        {t('create')}
      </Button>
    </div>
  );
  if (result.data.length === 0 && board === null) {
    return (
      <EmptyState title={t('empty')} level={3} action={create}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return <Shown all={result.data} groups={groups} board={board?.data ?? null} create={create} {...actions} />;
}

/** So many are found by looking at them. */
const FEW = 12;

interface ShownProps extends Pick<SharesViewProps, 'groups' | 'onAction' | 'onOpenLine' | 'onCopyAll' | 'onBulkAction' | 'onExport'> {
  /** Those of families too. */
  all: readonly ProjectShare[];
  board: ShareBoard | null;
  create: ReactNode;
}

/** Those that work, and below, closed, those that do not any more. */
function Shown({ all, groups, board, create, onAction, onOpenLine, onCopyAll, onBulkAction, onExport }: ShownProps) {
  const { shares, families } = useMemo(() => withFamilies(all), [all]);
  const root = useRef<HTMLDivElement>(null);
  const focus = useMoveFocus();
  // The card of a share that ends goes from under the keyboard.
  const focusFallback = useFocusFallback(() => focus(root.current?.querySelector<HTMLElement>('li button, button')));
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<StageFilter>('all');
  const named = findShares(shares, words, families);
  const allLines = useMemo(() => board && toLines(groups, all, board), [groups, all, board]);
  const namedLines = useMemo(() => allLines && findLines(allLines, groups, words), [allLines, groups, words]);
  const lines = useMemo(() => namedLines && linesOf(namedLines, filter), [namedLines, filter]);
  const found = ofStage(named, filter, families);
  const onBoard = useMemo(() => new Set(allLines?.map(({ share }) => share?.id)), [allLines]);
  const offBoard = ({ id }: ProjectShare) => !onBoard.has(id);
  const beside = found.filter(offBoard);
  const ofLines = lines?.flatMap(({ share }) => (share?.parentShareId === null ? share : [])) ?? [];
  const bulk = inBulk([...ofLines, ...beside], filter);
  /** What a filter leaves: of a board its lines, and the shares that are not on it. */
  const foundBy = (by: StageFilter) =>
    ofStage(named, by, families).filter(offBoard).length + (namedLines ? linesOf(namedLines, by).length : 0);
  const isMany = Math.max(shares.length, allLines?.length ?? 0) > FEW;
  const isChosen = all.some(({ favouriteCount, remarkCount }) => favouriteCount + remarkCount > 0);
  const isSeveral = shares.filter(({ state }) => state === 'active').length > 1;
  const working = beside.filter(({ state }) => state === 'active');
  const over = beside.filter(({ state }) => state !== 'active');
  return (
    <div ref={root} className={css.view} data-shares {...focusFallback}>
      <div className={css.head}>
        <Text tone={2}>{t('lead')}</Text>
        {create}
      </div>
      {(isSeveral || isChosen || bulk.length > 1) && (
        <div className={css.all} data-shares-actions>
          {bulk.length > 1 && (
            <BulkMenu
              count={bulk.length}
              isSendable={sendable(bulk, groups).length > 0}
              isPrintable={bulk.some(({ state }) => state === 'active')}
              isRemindable={remindable(bulk, all, groups).length > 0}
              onAction={(action) => onBulkAction(action, bulk)}
            />
          )}
          {isChosen && <ExportChoices hasNames={all.some(hasSentNames)} onExport={onExport} />}
          {isSeveral && (
            <Button size="sm" tone="secondary" icon="copy" onPress={onCopyAll}>
              {t('address.copyAll')}
            </Button>
          )}
        </div>
      )}
      {isMany && (
        <SearchField label={t('search')} isLabelHidden placeholder={t('search')} value={words} onChange={setWords} maxLength={100} />
      )}
      {(isMany || lines || filter !== 'all') && <StageToggle countOf={foundBy} value={filter} onChange={setFilter} />}
      <VisuallyHidden>
        <output>{(words.trim() || filter !== 'all') && t(lines ? 'board.found' : 'found', { count: foundBy(filter) })}</output>
      </VisuallyHidden>
      {foundBy(filter) === 0 && <Text tone={2}>{t('notFound')}</Text>}
      {lines && lines.length > 0 && <Board lines={lines} groups={groups} onOpen={onOpenLine} />}
      {working.length > 0 && (
        <ShareList key={`working ${filter} ${words}`} label={t('list')} shares={working} families={families} onAction={onAction} />
      )}
      {over.length > 0 && (
        <DisclosureList
          key={`over ${filter} ${words}`}
          items={[
            {
              id: 'over',
              title: t('over'),
              aside: over.length,
              content: (
                <div className={css.view}>
                  <ShareList label={t('over')} shares={over} families={families} onAction={onAction} />
                </div>
              ),
            },
          ]}
          defaultOpen={working.length === 0 ? ['over'] : []}
        />
      )}
    </div>
  );
}

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
import { type ReactNode, useRef, useState } from 'react';
import type { ReadState } from '../../../common/data/index.ts';
import { t as projectsText } from '../../texts.ts';
import { t } from '../texts.ts';
import { findShares } from './findShares.ts';
import type { ShareAction } from './ShareCard.tsx';
import { ShareList } from './ShareList.tsx';
import css from '../Shares.module.css';
import type { ProjectShare } from '@portal/api';

interface SharesViewProps {
  result: ReadState<ProjectShare[]>;
  onCreate: () => void;
  /** Creates a share for each group; absent where the project has no groups. */
  onCreateForGroups: (() => void) | undefined;
  onAction: (action: ShareAction, share: ProjectShare) => void;
  /** Copies the names and addresses of all shares that work. */
  onCopyAll: () => void;
}

/** The shares of a project; or the empty, loading or failed state. */
export function SharesView({ result, onCreate, onCreateForGroups, onAction, onCopyAll }: SharesViewProps) {
  if (result.state === 'loading') return <Spinner label={projectsText('shares.loading')} />;
  if (result.state === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={result.retry} level={3}>
        {errorText(result.error)}
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
  if (result.data.length === 0) {
    return (
      <EmptyState title={t('empty')} level={3} action={create}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return <Shown shares={result.data} create={create} onAction={onAction} onCopyAll={onCopyAll} />;
}

/** So many are found by looking at them. */
const FEW = 12;

interface ShownProps extends Pick<SharesViewProps, 'onAction' | 'onCopyAll'> {
  shares: readonly ProjectShare[];
  create: ReactNode;
}

/** Those that work, and below, closed, those that do not any more. */
function Shown({ shares, create, onAction, onCopyAll }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useMoveFocus();
  // The card of a share that ends goes from under the keyboard.
  const focusFallback = useFocusFallback(() => focus(root.current?.querySelector<HTMLElement>('li button, button')));
  const [words, setWords] = useState('');
  const found = findShares(shares, words);
  const working = found.filter(({ state }) => state === 'active');
  const over = found.filter(({ state }) => state !== 'active');
  return (
    <div ref={root} className={css.view} {...focusFallback}>
      <div className={css.head}>
        <Text tone={2}>{t('lead')}</Text>
        {create}
      </div>
      {shares.filter(({ state }) => state === 'active').length > 1 && (
        <div className={css.all}>
          <Button size="sm" tone="secondary" icon="copy" onPress={onCopyAll}>
            {t('address.copyAll')}
          </Button>
        </div>
      )}
      {shares.length > FEW && (
        <SearchField label={t('search')} isLabelHidden placeholder={t('search')} value={words} onChange={setWords} maxLength={100} />
      )}
      <VisuallyHidden>
        <output>{words.trim() && t('found', { count: found.length })}</output>
      </VisuallyHidden>
      {found.length === 0 && <Text tone={2}>{t('notFound')}</Text>}
      {working.length > 0 && <ShareList key={`working ${words}`} label={t('list')} shares={working} onAction={onAction} />}
      {over.length > 0 && (
        <DisclosureList
          key={`over ${words}`}
          items={[
            {
              id: 'over',
              title: t('over'),
              aside: over.length,
              content: (
                <div className={css.view}>
                  <ShareList label={t('over')} shares={over} onAction={onAction} />
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

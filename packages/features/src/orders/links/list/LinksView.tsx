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
import type { ReadState } from '../../../common/index.ts';
import { t as ordersText } from '../../texts.ts';
import { t } from '../texts.ts';
import { findLinks } from './findLinks.ts';
import type { LinkAction } from './LinkCard.tsx';
import { LinkList } from './LinkList.tsx';
import css from '../Links.module.css';
import type { ProjectLink } from '@portal/api';

interface LinksViewProps {
  result: ReadState<ProjectLink[]>;
  onCreate: () => void;
  /** Creates a link for each group; absent where the project has no groups. */
  onCreateForGroups: (() => void) | undefined;
  onAction: (action: LinkAction, link: ProjectLink) => void;
  /** Copies the names and addresses of all links that work. */
  onCopyAll: () => void;
}

/** The links of a project; or the empty, loading or failed state. */
export function LinksView({ result, onCreate, onCreateForGroups, onAction, onCopyAll }: LinksViewProps) {
  if (result.state === 'loading') return <Spinner label={ordersText('links.loading')} />;
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
  return <Shown links={result.data} create={create} onAction={onAction} onCopyAll={onCopyAll} />;
}

/** So many are found by looking at them. */
const FEW = 12;

interface ShownProps extends Pick<LinksViewProps, 'onAction' | 'onCopyAll'> {
  links: readonly ProjectLink[];
  create: ReactNode;
}

/** Those that work, and below, closed, those that do not any more. */
function Shown({ links, create, onAction, onCopyAll }: ShownProps) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useMoveFocus();
  // The card of a link that ends goes from under the keyboard.
  const focusFallback = useFocusFallback(() => focus(root.current?.querySelector<HTMLElement>('li button, button')));
  const [words, setWords] = useState('');
  const found = findLinks(links, words);
  const working = found.filter(({ state }) => state === 'active');
  const over = found.filter(({ state }) => state !== 'active');
  return (
    <div ref={root} className={css.view} {...focusFallback}>
      <div className={css.head}>
        <Text tone={2}>{t('lead')}</Text>
        {create}
      </div>
      {links.filter(({ state }) => state === 'active').length > 1 && (
        <div className={css.all}>
          <Button size="sm" tone="secondary" icon="copy" onPress={onCopyAll}>
            {t('address.copyAll')}
          </Button>
        </div>
      )}
      {links.length > FEW && (
        <SearchField label={t('search')} isLabelHidden placeholder={t('search')} value={words} onChange={setWords} maxLength={100} />
      )}
      <VisuallyHidden>
        <output>{words.trim() && t('found', { count: found.length })}</output>
      </VisuallyHidden>
      {found.length === 0 && <Text tone={2}>{t('notFound')}</Text>}
      {working.length > 0 && <LinkList key={`working ${words}`} label={t('list')} links={working} onAction={onAction} />}
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
                  <LinkList label={t('over')} links={over} onAction={onAction} />
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

import { errorText } from '@portal/api';
import { Button, EmptyState, ErrorState, Spinner, Text } from '@portal/ui';
import type { ReadState } from '../../common/index.ts';
import { t as ordersText } from '../texts.ts';
import { t } from './texts.ts';
import { type LinkAction, LinkCard } from './LinkCard.tsx';
import css from './Links.module.css';
import type { ProjectLink } from '@portal/api';

interface LinksViewProps {
  result: ReadState<ProjectLink[]>;
  onCreate: () => void;
  /** Creates a link for each group; absent where the project has no groups. */
  onCreateForGroups: (() => void) | undefined;
  onAction: (action: LinkAction, link: ProjectLink) => void;
}

/** The links of a project; or the empty, loading or failed state. */
export function LinksView({ result, onCreate, onCreateForGroups, onAction }: LinksViewProps) {
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
  return (
    <div className={css.view}>
      <div className={css.head}>
        <Text tone={2}>{t('lead')}</Text>
        {create}
      </div>
      <ul className={css.list} aria-label={t('list')}>
        {result.data.map((link) => (
          <li key={link.id}>
            <LinkCard link={link} onAction={onAction} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Button, Card, Chip } from '@portal/ui';
import { t } from './texts.ts';
import { settingsText, stageOf, stageText } from './describe.ts';
import type { ProjectLink } from '@portal/api';

export interface LinkActions {
  onShowChoice: (link: ProjectLink) => void;
  onRenew: (link: ProjectLink) => void;
  onReopen: (link: ProjectLink) => void;
  onEnd: (link: ProjectLink) => void;
}

/** A link: what it allows, how far the client has come, and what can be done with it. */
export function LinkCard({ link, onShowChoice, onRenew, onReopen, onEnd }: LinkActions & { link: ProjectLink }) {
  const stage = stageOf(link);
  const hasChoice = link.favouriteCount + link.remarkCount > 0;
  return (
    <Card
      title={t(link.role)}
      level={3}
      header={<Chip>{stageText(link)}</Chip>}
      footer={
        (hasChoice || stage !== 'ended') && (
          <>
            {hasChoice && (
              <Button size="sm" tone="secondary" icon="eye" onPress={() => onShowChoice(link)}>
                {t('choice.open')}
              </Button>
            )}
            {stage !== 'ended' && (
              <>
                {stage === 'closed' && (
                  <Button size="sm" tone="secondary" icon="heart" onPress={() => onReopen(link)}>
                    {t('actions.reopen')}
                  </Button>
                )}
                <Button size="sm" tone="secondary" icon="restore" onPress={() => onRenew(link)}>
                  {t('actions.renew')}
                </Button>
                <Button size="sm" tone="ghost" icon="close" onPress={() => onEnd(link)}>
                  {t('actions.end')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <div>{settingsText(link)}</div>
      {link.remarkCount > 0 && <div>{t('remarks', { count: link.remarkCount })}</div>}
    </Card>
  );
}

import { Button, Card, Chip, Menu, type MenuEntry, Text } from '@portal/ui';
import { t } from '../texts.ts';
import { emailText, settingsText, stageOf, stageText, titleText } from '../describe.ts';
import { Families } from '../families/Families.tsx';
import { countFamilies, familyLabel } from '../families/families.ts';
import type { ShareAction } from './ShareAction.ts';
import type { ProjectShare } from '@portal/api';

interface ShareCardProps {
  share: ProjectShare;
  families: readonly ProjectShare[];
  onAction: (action: ShareAction, share: ProjectShare) => void;
}

/** A share: what it allows, how far the client has come, and its actions. */
export function ShareCard({ share, families, onAction }: ShareCardProps) {
  const stage = stageOf(share);
  const isEnded = stage === 'ended';
  /** It has the settings of the share that it came by. */
  const isOfFamily = share.parentShareId !== null;
  const email = emailText(share);
  const isUndelivered = share.state === 'active' && share.emailState === 'failed';
  const act = (action: ShareAction) => () => onAction(action, share);
  const more: MenuEntry[] = [
    { id: 'history', icon: 'clock', label: t('actions.history'), onAction: act('history') },
    ...(stage === 'expired' || isOfFamily
      ? []
      : [
          {
            id: 'send',
            icon: 'mail',
            label: t(share.email === null ? 'actions.send' : 'actions.sendAgain'),
            onAction: act('send'),
          } as const,
        ]),
    { id: 'renew', icon: 'restore', label: t('actions.renew'), onAction: act('renew') },
    { id: 'end', icon: 'close', label: t('actions.end'), onAction: act('end') },
  ];
  return (
    <Card
      title={isOfFamily ? familyLabel(share) : titleText(share)}
      level={3}
      header={
        <Chip>{share.state === 'active' && families.length > 0 ? t('families.summary', countFamilies(families)) : stageText(share)}</Chip>
      }
      footer={
        <>
          {isUndelivered && !isOfFamily && (
            <Button size="sm" icon="mail" onPress={act('send')}>
              {t('actions.fixEmail')}
            </Button>
          )}
          {share.state === 'active' && (
            <Button size="sm" tone="secondary" icon="copy" onPress={act('copy')}>
              {t('actions.copy')}
            </Button>
          )}
          {share.favouriteCount + share.remarkCount > 0 && (
            <Button size="sm" tone="secondary" icon="eye" onPress={act('choice')}>
              {t('choice.open')}
            </Button>
          )}
          {stage === 'closed' && (
            <Button size="sm" tone="secondary" icon="heart" onPress={act('reopen')}>
              {t('actions.reopen')}
            </Button>
          )}
          {isEnded ? (
            <Button size="sm" tone="ghost" icon="clock" onPress={act('history')}>
              {t('actions.history')}
            </Button>
          ) : (
            <>
              {!isOfFamily && (
                <Button size="sm" tone="secondary" icon="cog" onPress={act('settings')}>
                  {t('actions.settings')}
                </Button>
              )}
              <Menu
                label={t('actions.menu')}
                trigger={
                  <Button size="sm" tone="ghost" icon="down">
                    {t('actions.more')}
                  </Button>
                }
                items={more}
              />
            </>
          )}
        </>
      }
    >
      <div>{settingsText(share)}</div>
      {email !== null && (
        <Text look="body-s" tone={isUndelivered ? 'err' : 2}>
          {email}
        </Text>
      )}
      {share.remarkCount > 0 && <div>{t('remarks', { count: share.remarkCount })}</div>}
      {share.fixCount > 0 && <div>{t('fixes', { count: share.fixCount })}</div>}
      {families.length > 0 && <Families families={families} onAction={onAction} />}
    </Card>
  );
}

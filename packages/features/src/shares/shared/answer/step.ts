import type { SharedProject } from '@portal/api';
import { t } from '../../texts.ts';

/** How far a client has come: chooses, waits for retouching, looks at what is ready, or at what has changed since it was accepted; or is done. */
export type Step = 'choose' | 'sent' | 'look' | 'renewed' | 'accepted';

/** `canChoose`: the choice is open. */
export function stepOf({ signedOffAt, renewedCount, retouchedCount, readyCount, wantedCount }: SharedProject, canChoose: boolean): Step {
  if (signedOffAt !== null) return renewedCount > 0 ? 'renewed' : 'accepted';
  if (canChoose) return 'choose';
  return retouchedCount === 0 || readyCount < wantedCount ? 'sent' : 'look';
}

function titleOf({ choiceLimit: limit, renewedCount }: SharedProject, step: Step): string {
  // How many are chosen, the bar says.
  if (step === 'choose') return limit === null ? t('step.chooseAny') : t('step.choose', { limit });
  if (step === 'renewed') return t('delivery.renewed', { count: renewedCount });
  return t(`step.${step}`);
}

/** Where the client is, in one line: «Выбор отправлен · ретушь готова у 2 из 4 · правки: 1». */
export function stepTitle(share: SharedProject, step: Step): string {
  const { wantedCount: wanted, readyCount: ready, fixCount } = share;
  const isRetouched = step === 'sent' && share.shows !== 'originals' && wanted > 0;
  const parts = [
    titleOf(share, step),
    isRetouched && t('step.ready', { ready, wanted }),
    fixCount > 0 && t('step.fixes', { count: fixCount }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** What to do there. */
export function stepText(share: SharedProject, step: Step): string {
  const { favouriteCount, wantedCount, renewedCount, fixCount, canWithdraw } = share;
  if (step === 'choose') return t('step.chooseText');
  if (step === 'sent') {
    // Where only finished photos are shown, hearts on others do not count, and there is no choice to open again.
    const count = wantedCount > 0 ? wantedCount : favouriteCount;
    return t(share.shows === 'retouched' ? 'step.waitText' : 'choice.sentText', { count });
  }
  if (step === 'renewed') return t('delivery.renewedText', { count: renewedCount });
  if (step === 'accepted') return canWithdraw ? `${t('delivery.acceptedText')} ${t('delivery.withdrawText')}` : t('delivery.acceptedText');
  return t(fixCount > 0 ? 'step.fixesText' : 'step.lookText');
}

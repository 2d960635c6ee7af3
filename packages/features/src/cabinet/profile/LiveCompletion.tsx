import { Banner } from '@portal/ui';
import type { Control } from 'react-hook-form';
import { isCardComplete } from '../completion/completion.ts';
import { CompletionPanel } from '../completion/CompletionPanel.tsx';
import { t } from '../texts.ts';
import type { ProfileForm } from './form.ts';
import { useCardFacts } from './useCardFacts.ts';

interface LiveProps {
  control: Control<ProfileForm>;
  avatar: string | null;
  hasPortfolio: boolean;
}

/** The completion of what is typed. Subscribes by itself, so that typing does not re-render the whole form. */
export function LiveCompletion({ control, avatar, hasPortfolio, look }: LiveProps & { look: 'panel' | 'bar' }) {
  return <CompletionPanel card={useCardFacts(control, avatar, hasPortfolio)} look={look} />;
}

/** The green banner of a saved card that wants nothing more; it goes with the first part that is taken out. */
export function CompleteBanner({ control, avatar, hasPortfolio }: LiveProps) {
  if (!isCardComplete(useCardFacts(control, avatar, hasPortfolio))) return null;
  return (
    <Banner tone="ok" title={t('profile.complete')}>
      {t('profile.completeText')}
    </Banner>
  );
}

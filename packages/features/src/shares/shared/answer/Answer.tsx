import type { SharedImage, Verdict } from '@portal/api';
import { Button, Text } from '@portal/ui';
import { t } from '../../texts.ts';

interface AnswerProps {
  image: SharedImage;
  /** It can be answered now. */
  isOpen: boolean;
  /** An answer is being sent. */
  isPending: boolean;
  /** Null takes back what was said. */
  onSay: (verdict: Exclude<Verdict, 'fix'> | null) => void;
  /** Asks what is to be fixed. */
  onFix: () => void;
}

/** What a client says of a finished photo. */
export function Answer({ image: { verdict, fix }, isOpen, isPending, onSay, onFix }: AnswerProps) {
  const isLiked = verdict === 'liked';
  return (
    <>
      {isOpen && (
        <>
          {/* One element each, so that the focus stays. */}
          <Button
            icon="check"
            tone={isLiked || verdict === 'fix' ? 'secondary' : 'primary'}
            isPending={isPending}
            onPress={() => onSay(isLiked ? null : 'liked')}
          >
            {t(isLiked ? 'answer.unlike' : 'answer.like')}
          </Button>
          <Button icon="edit" tone="secondary" onPress={onFix}>
            {t(verdict === 'fix' ? 'answer.change' : 'answer.fix')}
          </Button>
        </>
      )}
      {verdict !== null && (
        <Text as="p" look="body-s">
          {t(`answer.said.${verdict}`, { text: fix ?? '' })}
        </Text>
      )}
    </>
  );
}

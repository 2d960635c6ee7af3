import { Heading, Text } from '@portal/ui';
import { t } from '../texts.ts';
import type { SharedProject } from '@portal/api';
import css from './Shared.module.css';

/** What the visitor is asked to do: nobody here has an account, and most are here for the first time. */
function invitation({ role, choiceLimit, canChoose }: GreetingProps['link'] & { canChoose: boolean }): string {
  if (role === 'retoucher') return t('hello.retouch');
  if (!canChoose) return t('hello.look');
  const choose = choiceLimit === null ? t('hello.chooseAny') : t('hello.choose', { limit: choiceLimit });
  return `${choose} ${t('hello.remarks')}`;
}

interface GreetingProps {
  link: SharedProject;
  /** Photos can be chosen now. */
  canChoose: boolean;
}

/** Whose photos these are, and what to do with them. */
export function Greeting({ link, canChoose }: GreetingProps) {
  return (
    <div className={css.greeting}>
      <Text tone={2}>{t('from', { name: link.photographer.name })}</Text>
      <Heading level={1}>{link.groupName ?? link.projectName}</Heading>
      {link.groupName !== null && <Text>{link.projectName}</Text>}
      <Text as="p">{invitation({ ...link, canChoose })}</Text>
      {link.hasWatermark && link.shows !== 'retouched' && (
        <Text as="p" look="body-s" tone={2}>
          {t('hello.watermark')}
        </Text>
      )}
    </div>
  );
}

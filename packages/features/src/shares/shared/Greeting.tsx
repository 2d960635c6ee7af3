import { Heading, Text } from '@portal/ui';
import { t } from '../texts.ts';
import type { SharedProject } from '@portal/api';
import { Contacts } from './contact/Contacts.tsx';
import { FamilyLine, type FamilyLinks } from './families/FamilyLine.tsx';
import css from './Shared.module.css';

/** What the visitor is asked to do: nobody here has an account, and most are here for the first time. */
function invitation({ role, choiceLimit, canChoose }: GreetingProps['share'] & { canChoose: boolean }): string {
  if (role === 'retoucher') return t('hello.retouch');
  if (!canChoose) return t('hello.look');
  const choose = choiceLimit === null ? t('hello.chooseAny') : t('hello.choose', { limit: choiceLimit });
  return `${choose} ${t('hello.remarks')}`;
}

interface GreetingProps {
  share: SharedProject;
  /** Photos can be chosen now. */
  canChoose: boolean;
  links: FamilyLinks;
}

/** Whose photos these are, and what to do with them. */
export function Greeting({ share, canChoose, links }: GreetingProps) {
  return (
    <div className={css.greeting}>
      <Text tone={2}>{t('from', { name: share.photographer.name })}</Text>
      <Heading level={1}>{share.groupName ?? share.projectName}</Heading>
      {share.groupName !== null && <Text>{share.projectName}</Text>}
      <Contacts />
      {share.familyName !== null && <FamilyLine {...links} name={share.familyName} />}
      <Text as="p">{invitation({ ...share, canChoose })}</Text>
      {share.hasWatermark && share.shows !== 'retouched' && (
        <Text as="p" look="body-s" tone={2}>
          {t('hello.watermark')}
        </Text>
      )}
    </div>
  );
}

import { Heading, Text } from '@portal/ui';
import { t } from '../texts.ts';
import type { SharedProject } from '@portal/api';
import { Contacts } from './contact/Contacts.tsx';
import { FamilyLine, type FamilyLinks } from './families/FamilyLine.tsx';
import css from './Shared.module.css';

interface GreetingProps {
  share: SharedProject;
  links: FamilyLinks;
}

/** Whose photos these are, and what a retoucher does with them: what a client does, the step says. */
export function Greeting({ share, links }: GreetingProps) {
  return (
    <div className={css.greeting}>
      <div className={css.contact}>
        <Text tone={2}>{t('from', { name: share.photographer.name })}</Text>
        <Contacts isFolded />
      </div>
      <Heading level={1}>{share.groupName ?? share.projectName}</Heading>
      {share.groupName !== null && <Text>{share.projectName}</Text>}
      {share.familyName !== null && <FamilyLine {...links} name={share.familyName} />}
      {share.role === 'retoucher' && <Text as="p">{t('hello.retouch')}</Text>}
      {share.hasWatermark && share.shows !== 'retouched' && (
        <Text as="p" look="body-s" tone={2}>
          {t('hello.watermark')}
        </Text>
      )}
    </div>
  );
}

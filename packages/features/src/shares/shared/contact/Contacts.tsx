import { formatPhone, getSharePhotographer } from '@portal/api';
import { Link, Text, TextButton } from '@portal/ui';
import { useId, useState } from 'react';
import { SocialLinks } from '../../../common/cards/index.ts';
import { useRead } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';
import css from '../Shared.module.css';

interface ContactsProps {
  /** Says who it is: where nothing else on the page does. */
  isNamed?: boolean;
  /** On a phone behind one line, so that the photos stand higher. */
  isFolded?: boolean;
}

/** How to reach the photographer of a share: phone, messengers and the public page. Nothing where the directory shows no card. */
export function Contacts({ isNamed = false, isFolded = false }: ContactsProps) {
  const [isOpen, setOpen] = useState(false);
  const section = useId();
  const read = useRead(getSharePhotographer, {});
  if (read.state === 'failed')
    return (
      <Text as="p" look="body-s" tone={2}>
        {t('contact.failed')} <TextButton onPress={read.retry}>{t('broken.retry')}</TextButton>
      </Text>
    );
  if (read.state === 'loading' || read.data === null) return null;
  const { id, name, phone, email, socialLinks } = read.data;
  return (
    <>
      {isFolded && (
        <span className={css.unfold}>
          <TextButton aria-expanded={isOpen} aria-controls={section} onPress={() => setOpen(!isOpen)}>
            {t('contact.show')}
          </TextButton>
        </span>
      )}
      <section id={section} className={css.contact} data-folded={isFolded && !isOpen} aria-label={t('contact.label')}>
        {isNamed && <Text tone={2}>{t('from', { name })}</Text>}
        {phone !== null && <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>}
        {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
        <SocialLinks links={socialLinks} look="icons" />
        <Link href={`/photographer/${id}`}>{t('contact.page')}</Link>
      </section>
    </>
  );
}

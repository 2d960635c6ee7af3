import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Heading, Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { FormTextField, useSubmit } from '../../common/forms/index.ts';
import { notifyInDevelopment } from '../notifyInDevelopment.ts';
import { t } from '../texts.ts';
import css from './Newsletter.module.css';
import { forgotPassword } from '@portal/api';
import type * as z from 'zod/mini';

/** One address, checked as everywhere in the portal. */
const newsletterForm = forgotPassword.body;
type NewsletterForm = z.output<typeof newsletterForm>;

/**
 * The address is validated, then a notice says that this is in development: there is no call to subscribe with (ledger
 * OPEN-11).
 */
export function Newsletter() {
  const form = useForm<NewsletterForm>({ resolver: zodResolver(newsletterForm), mode: 'onTouched', defaultValues: { email: '' } });
  const { submit, isPending } = useSubmit(form, async () => {
    notifyInDevelopment();
  });
  return (
    <section className={css.panel}>
      <div className={css.words}>
        <Heading level={2} look="title-3">
          {t('news.newsletter.title')}
        </Heading>
        <Text look="body-s" tone={2}>
          {t('news.newsletter.lead')}
        </Text>
      </div>
      <form className={css.form} noValidate onSubmit={submit}>
        <FormTextField
          control={form.control}
          name="email"
          label={t('news.newsletter.email')}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" isWide isPending={isPending}>
          {t('news.newsletter.subscribe')}
        </Button>
      </form>
    </section>
  );
}

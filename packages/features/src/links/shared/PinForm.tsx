import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Heading, Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField, useSubmit } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './Shared.module.css';

const pinForm = z.object({ pin: z.string().check(z.trim(), z.minLength(1, t('pin.required'))) });
type PinForm = z.output<typeof pinForm>;

interface PinFormProps {
  /** Opens the link; returns the error message where it is refused. */
  onPin: (pin: string) => Promise<string | null>;
}

/** Asks for the PIN of a link that has one. */
export function PinForm({ onPin }: PinFormProps) {
  const form = useForm<PinForm>({ resolver: zodResolver(pinForm), mode: 'onSubmit', defaultValues: { pin: '' } });
  const { submit, isPending } = useSubmit(form, async ({ pin }) => {
    const refusal = await onPin(pin);
    if (refusal !== null) form.setError('pin', { message: refusal }, { shouldFocus: true });
  });
  return (
    <form className={css.pin} noValidate onSubmit={submit}>
      <div className={css.greeting}>
        <Heading level={1} look="title-1">
          {t('pin.title')}
        </Heading>
        <Text tone={2}>{t('pin.lead')}</Text>
      </div>
      <FormTextField control={form.control} name="pin" label={t('pin.label')} isRequired inputMode="numeric" autoComplete="off" />
      <Button type="submit" size="lg" isWide isPending={isPending} pendingText={t('pin.opening')}>
        {t('pin.open')}
      </Button>
    </form>
  );
}

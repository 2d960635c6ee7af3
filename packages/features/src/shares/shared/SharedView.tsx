import { zodResolver } from '@hookform/resolvers/zod';
import { errorText, isPin, shareSentences, type RequestError, type SharedProject } from '@portal/api';
import { Button, ErrorState, Heading, Spinner, Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField, useSubmit } from '../../common/forms/index.ts';
import { t } from '../texts.ts';
import { Contacts } from './contact/Contacts.tsx';
import { Gone } from './Gone.tsx';
import { OpenShare, type OpenShareProps } from './OpenShare.tsx';
import { FamilyForm } from './families/FamilyForm.tsx';
import type { FamilyLinks } from './families/FamilyLine.tsx';
import css from './Shared.module.css';

/** The state of a share: one value. */
export type SharedState =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'gone'; why: 'ended' | 'unknown' }
  | { state: 'pin'; onPin: (pin: string) => Promise<string | null> }
  | { state: 'family'; share: SharedProject; onJoin: (name: string) => Promise<string | null> }
  | ({ state: 'open' } & Omit<OpenShareProps, 'links'>);

/** The page of a share, in each of its states. */
export function SharedView(props: SharedState & { links: FamilyLinks }) {
  if (props.state === 'open') return <OpenShare {...props} />;
  if (props.state === 'pin') return <PinForm onPin={props.onPin} />;
  if (props.state === 'family') return <FamilyForm share={props.share} onJoin={props.onJoin} />;
  if (props.state === 'gone') return <Gone why={props.why} onOther={props.links.onOther} />;
  return (
    <div className={css.message}>
      {props.state === 'loading' ? (
        <Spinner label={t('loading')} />
      ) : (
        <ErrorState title={t('failed')} level={1} onRetry={props.retry}>
          {errorText(props.error)}
        </ErrorState>
      )}
    </div>
  );
}

const pinForm = z.object({
  pin: z.string().check(
    z.trim(),
    z.minLength(1, t('pin.required')),
    z.refine((text) => text === '' || isPin(text), shareSentences.pinInvalid),
  ),
});
type PinForm = z.output<typeof pinForm>;

interface PinFormProps {
  /** Opens the share; returns the error message where it is refused. */
  onPin: (pin: string) => Promise<string | null>;
}

/** Asks for the PIN of a share that has one. */
function PinForm({ onPin }: PinFormProps) {
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
      <Contacts isNamed />
    </form>
  );
}

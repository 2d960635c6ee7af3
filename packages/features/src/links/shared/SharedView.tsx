import { errorText, type RequestError } from '@portal/api';
import { ErrorState, Spinner } from '@portal/ui';
import { t } from '../texts.ts';
import { Gone } from './Gone.tsx';
import { OpenLink, type OpenLinkProps } from './OpenLink.tsx';
import { PinForm } from './PinForm.tsx';
import css from './Shared.module.css';

/** The state of a link: one value. */
export type SharedState =
  | { state: 'loading' }
  | { state: 'failed'; error: RequestError; retry: () => void }
  | { state: 'gone'; why: 'ended' | 'unknown' }
  | { state: 'pin'; onPin: (pin: string) => Promise<string | null> }
  | ({ state: 'open' } & OpenLinkProps);

/** The page of a link, in each of its states. */
export function SharedView(props: SharedState) {
  if (props.state === 'open') return <OpenLink {...props} />;
  if (props.state === 'pin') return <PinForm onPin={props.onPin} />;
  if (props.state === 'gone') return <Gone why={props.why} />;
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

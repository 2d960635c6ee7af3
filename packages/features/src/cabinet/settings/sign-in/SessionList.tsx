import { endOtherSessions, endSession, type OpenSession } from '@portal/api';
import { Button, ErrorState, Heading, Spinner, Text, toasts } from '@portal/ui';
import { useRef, useState } from 'react';
import { localDay, useToday } from '../../../common/cards/index.ts';
import { deleting, notifyError, type ReadState, useWrite } from '../../../common/data/index.ts';
import { formatDay } from '../../../common/texts/index.ts';
import css from './SignIn.module.css';
import { t } from './texts.ts';

/** Where the photographer is signed in; each session but this one can be ended. */
export function SessionList({ sessions }: { sessions: ReadState<OpenSession[]> }) {
  const one = useWrite(endSession);
  const others = useWrite(endOtherSessions);
  const title = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<number | null>(null);
  const ending = one.isPending ? last : null;
  const isPending = one.isPending || others.isPending;

  /** Shows the list without those that have ended. Their buttons are gone, so the focus moves to the title. */
  async function end(call: Promise<unknown>, stays: (session: OpenSession) => boolean, done: string) {
    try {
      await deleting(call);
      if (sessions.state === 'ready') sessions.replace((list) => list.filter(stays));
      title.current?.focus({ preventScroll: true });
      toasts.show({ type: 'success', title: done });
    } catch (error) {
      notifyError(t('sessions.failed'), error);
    }
  }

  return (
    <div className={css.sessions}>
      <div ref={title} tabIndex={-1}>
        <Heading level={3} look="title-3">
          {t('sessions.title')}
        </Heading>
      </div>
      {sessions.state === 'loading' && <Spinner label={t('sessions.loading')} />}
      {sessions.state === 'failed' && <ErrorState title={t('sessions.notRead')} level={4} onRetry={sessions.retry} />}
      {sessions.state === 'ready' && (
        <>
          <ul className={css.list}>
            {sessions.data.map((session) => (
              <li key={session.id} className={css.row}>
                <SessionWords session={session} />
                {!session.isCurrent && (
                  <Button
                    tone="ghost"
                    size="sm"
                    aria-label={t('sessions.endOf', { device: session.device })}
                    isDisabled={isPending && session.id !== ending}
                    isPending={session.id === ending}
                    pendingText={t('sessions.ending')}
                    onPress={() => {
                      setLast(session.id);
                      void end(one.write({ params: { id: session.id } }), ({ id }) => id !== session.id, t('sessions.ended'));
                    }}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.data.length > 1 && (
            <div>
              <Button
                tone="secondary"
                isDisabled={one.isPending}
                isPending={others.isPending}
                pendingText={t('sessions.ending')}
                onPress={() => void end(others.write({}), ({ isCurrent }) => isCurrent, t('sessions.othersEnded'))}
              >
                {t('sessions.endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function SessionWords({ session: { device, lastUsedAt, isCurrent } }: { session: OpenSession }) {
  const today = useToday();
  const day = localDay(lastUsedAt);
  const used = day === today ? t('sessions.usedToday') : t('sessions.used', { date: formatDay(day, 'short') });
  return (
    <div className={css.words}>
      <Text>{device}</Text>
      <Text look="caption" tone={3}>
        {isCurrent ? t('sessions.current') : used}
      </Text>
    </div>
  );
}

import { createPageAnswers, type PageAnswers, PageAnswersContext } from '@portal/features/common/data';
import { type RenderedAs, type LiveSession, SessionProvider } from '@portal/features/session';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface AppProps {
  session: LiveSession;
  /** The session state and the responses that the server rendered from, if it did. */
  renderedAs?: RenderedAs | undefined;
  answers?: PageAnswers | undefined;
  /** Called when the app is rendered and interactive. */
  onReady?: (() => void) | undefined;
  /** The router's own provider: the browser and the server have different ones. */
  children: ReactNode;
}

const noAnswers = createPageAnswers({});

/** The portal: session, page data and router. */
export function App({ session, renderedAs, answers = noAnswers, onReady, children }: AppProps) {
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => reportReady(), []);
  return (
    <PageAnswersContext value={answers}>
      <SessionProvider session={session} renderedAs={renderedAs}>
        {children}
      </SessionProvider>
    </PageAnswersContext>
  );
}

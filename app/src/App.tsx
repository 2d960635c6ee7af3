import { createPageAnswers, type PageAnswers, PageAnswersContext } from '@portal/features/common';
import { type RenderedAs, type LiveSession, SessionProvider } from '@portal/features/session';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

interface AppProps {
  session: LiveSession;
  /** How the server has drawn who is signed in, and from which answers, where it did. */
  renderedAs?: RenderedAs | undefined;
  answers?: PageAnswers | undefined;
  /** It is drawn, and can be used. */
  onReady?: (() => void) | undefined;
  /** The router's own provider: the browser and the server have different ones. */
  children: ReactNode;
}

const noAnswers = createPageAnswers({});

/** The portal: who is signed in, and where one is. */
export function App({ session, renderedAs, answers = noAnswers, onReady, children }: AppProps) {
  const tell = useEffectEvent(() => onReady?.());
  useEffect(() => tell(), []);
  return (
    <PageAnswersContext value={answers}>
      <SessionProvider session={session} renderedAs={renderedAs}>
        {children}
      </SessionProvider>
    </PageAnswersContext>
  );
}

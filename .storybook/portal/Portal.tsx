import { type Client, createClient } from '@portal/api';
import { sessionUser, signedIn, type World } from '@portal/mocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
// Not through the hall's door: a story of a single brick must not load every form field with it.
import { ApiProvider } from '../../packages/features/src/common/api.tsx';
import { noDrafts, SessionContext, type SessionState } from '../../packages/features/src/common/session-context.ts';

interface PortalProps {
  world: World;
  /** Whose session the story has: a photographer's id, `true` for the demo account, else nobody's. */
  as: number | boolean | undefined;
  /** Milliseconds that a call of this name may take, where a story cannot wait for the real 15 s. The others keep theirs. */
  timeouts: Readonly<Record<string, number>> | undefined;
  children: ReactNode;
}

/** A story's way into the mocked portal: a client with or without a token, who it belongs to, an empty cache. */
export function Portal({ world, as = false, timeouts = {}, children }: PortalProps) {
  const [token] = useState(() => (as === false ? null : signedIn(world, as === true ? undefined : as)));
  const client = useStoryClient(token, timeouts);
  const [session, setSession] = useState<SessionState>(() =>
    token ? { state: 'signed-in', user: sessionUser(world, token) } : { state: 'anonymous' },
  );

  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ApiProvider client={client}>
        <SessionContext
          value={{
            ...session,
            open: ({ user }) => setSession({ state: 'signed-in', user }),
            drafts: noDrafts,
            close: async () => setSession({ state: 'anonymous' }),
            check: async () => undefined,
            update: (change) => setSession((now) => (now.state === 'signed-in' ? { ...now, user: { ...now.user, ...change } } : now)),
          }}
        >
          {children}
        </SessionContext>
      </ApiProvider>
    </SWRConfig>
  );
}

/** A client with the story's own patience. It says nothing once the story is over: what fails then would be told in the next one. */
function useStoryClient(token: string | null, timeouts: Readonly<Record<string, number>>): Client {
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const [client] = useState(() => {
    const ask = createClient({ token: () => token });
    const askForNow: Client = (endpoint, given, options) => {
      const timeoutMs = timeouts[endpoint.name];
      const answer = ask(endpoint, given, timeoutMs === undefined ? options : { ...options, timeoutMs });
      return new Promise((resolve, reject) => {
        answer.then(
          (answered) => isOver.current || resolve(answered),
          (error: Error) => isOver.current || reject(error),
        );
      });
    };
    return askForNow;
  });
  return client;
}

import { type Client, createClient } from '@portal/api';
import { sessionUser, signedIn, type World } from '@portal/mocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { ApiProvider, ClockContext, noDrafts, SessionContext, type SessionState } from '../../packages/features/src/common/data/index.ts';
import { CopyByHand } from '../../packages/features/src/common/overlays/index.ts';

interface PortalProps {
  world: World;
  /** The signed-in user: a photographer's id, `true` for the demo account, else nobody. */
  as: number | boolean | undefined;
  /** Timeouts in milliseconds by call name, for stories that cannot wait for the real 15 s. */
  timeouts: Readonly<Record<string, number>> | undefined;
  children: ReactNode;
}

/** Providers of the mocked portal for a story: client, session, empty cache. */
export function Portal({ world, as = false, timeouts = {}, children }: PortalProps) {
  const [token] = useState(() => (as === false ? null : signedIn(world, as === true ? undefined : as)));
  const client = useStoryClient(token, timeouts);
  const [session, setSession] = useState<SessionState>(() =>
    token ? { state: 'signed-in', user: sessionUser(world, token) } : { state: 'anonymous' },
  );

  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <ApiProvider client={client}>
        <ClockContext value={world.now}>
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
            <CopyByHand />
          </SessionContext>
        </ClockContext>
      </ApiProvider>
    </SWRConfig>
  );
}

/** A client with the story's timeouts. After the story has ended it sends nothing and never settles: both would be taken for the next one's. */
function useStoryClient(token: string | null, timeouts: Readonly<Record<string, number>>): Client {
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);
  const [client] = useState(() => {
    const call = createClient({ token: () => token });
    const callWhileMounted: Client = (endpoint, given, options) => {
      if (isOver.current) return new Promise(() => undefined);
      const timeoutMs = timeouts[endpoint.name];
      const answer = call(endpoint, given, timeoutMs === undefined ? options : { ...options, timeoutMs });
      return new Promise((resolve, reject) => {
        answer.then(
          (answered) => isOver.current || resolve(answered),
          (error: Error) => isOver.current || reject(error),
        );
      });
    };
    return callWhileMounted;
  });
  return client;
}

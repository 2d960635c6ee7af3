import { createClient } from '@portal/api';
import { useMemo } from 'react';
import { ApiProvider, OwnCache } from '../../common/data/index.ts';
import { Gone } from './Gone.tsx';
import { SharedView } from './SharedView.tsx';
import { useShared } from './useShared.ts';

/** The passes for PINs, by the token of the share, and the random text that tells this tab from others behind its network address. */
interface Passes {
  visitor: () => string;
  read: (token: string) => string | null;
  write: (token: string, pass: string) => void;
}

/** The API client of one share. The pass for its PIN is stored as long as the tab is open. */
function shareClient(token: string, passes: Passes) {
  let pass = passes.read(token);
  return {
    client: createClient({ share: () => ({ token, pass }) }),
    onPass: (next: string) => {
      pass = next;
      passes.write(token, next);
    },
  };
}

/** The page of a share: `/s/:token`. There is no account and no cabinet: the token is the visitor's only credential. */
export function SharedScreen({ token, passes }: { token: string; passes: Passes }) {
  const { client, onPass } = useMemo(() => shareClient(token, passes), [token, passes]);
  // Anything else is no token, and could not be sent in a header.
  if (!/^[\w-]+$/.test(token)) return <Gone why="unknown" />;
  return (
    <ApiProvider client={client}>
      <OwnCache key={token}>
        <OpenShared visitor={passes.visitor} onPass={onPass} />
      </OwnCache>
    </ApiProvider>
  );
}

function OpenShared({ visitor, onPass }: Pick<Passes, 'visitor'> & { onPass: (pass: string) => void }) {
  return <SharedView {...useShared(visitor, onPass)} />;
}

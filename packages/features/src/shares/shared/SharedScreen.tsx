import { createClient, spellingKey } from '@portal/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** Which families a share on which each one chooses for itself has led this browser to, by tokens. */
interface Families {
  current: (token: string) => string | null;
  named: (token: string, name: string) => string | null;
  parentOf: (family: string) => string | null;
  remember: (token: string, name: string, family: string) => void;
  leave: (token: string) => void;
  forget: (token: string, family: string) => void;
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

interface SharedScreenProps {
  token: string;
  passes: Passes;
  families: Families;
}

/** The page of a share: `/s/:token`. There is no account and no cabinet: the token is the visitor's only credential. */
export function SharedScreen({ token, passes, families }: SharedScreenProps) {
  const { client, onPass } = useMemo(() => shareClient(token, passes), [token, passes]);
  // Anything else is no token, and could not be sent in a header.
  if (!/^[\w-]+$/.test(token)) return <Gone why="unknown" />;
  return (
    <ApiProvider client={client}>
      <OwnCache key={token}>
        <OpenShared token={token} passes={passes} families={families} onPass={onPass} />
      </OwnCache>
    </ApiProvider>
  );
}

/** Nothing changes it while the page is open. */
const unwatched = () => () => undefined;

const pathOf = (token: string): string => `/s/${token}`;

function OpenShared({ token, passes, families, onPass }: SharedScreenProps & { onPass: (pass: string) => void }) {
  const navigate = useNavigate();
  /** The share by which this browser came to the family. */
  const parent = useSyncExternalStore(
    unwatched,
    () => families.parentOf(token),
    () => null,
  );
  useEffect(() => {
    const family = families.current(token);
    if (family !== null) void navigate(pathOf(family), { replace: true });
  }, [families, navigate, token]);

  const lead = (name: string, family: string) => {
    families.remember(token, spellingKey(name), family);
    void navigate(pathOf(family), { replace: true });
  };
  const shared = useShared(passes.visitor, onPass, {
    isKnown: (name) => {
      // On a phone that is lent, «Анна» alone would open the choice of another Анна.
      const family = name.trim().includes(' ') ? families.named(token, spellingKey(name)) : null;
      if (family !== null) lead(name, family);
      return family !== null;
    },
    onJoined: (name, { address, pass }) => {
      const family = address.replace(pathOf(''), '');
      if (pass !== null) passes.write(family, pass);
      lead(name, family);
    },
  });
  const toQuestion = (of: string) => () => {
    if (shared.state === 'gone') families.forget(of, token);
    else families.leave(of);
    void navigate(pathOf(of));
  };
  return <SharedView {...shared} links={{ address: pathOf(token), onOther: parent === null ? undefined : toQuestion(parent) }} />;
}

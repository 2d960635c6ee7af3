import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const fresh = { provider: () => new Map() };

/** A separate cache for everything inside: for pages whose reads depend on more than their address. Give it a `key`. */
export function OwnCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={fresh}>{children}</SWRConfig>;
}

import { type Client, createClient } from '@portal/api';
import { createContext, type ReactNode, useContext } from 'react';

const ApiContext = createContext<Client>(createClient());

interface ApiProviderProps {
  client: Client;
  children: ReactNode;
}

/** Provides the API client. The app's client sends the session's token. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The contract's client, as the app or a story has set it up. */
export function useApi(): Client {
  return useContext(ApiContext);
}

import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

const ConnectionContext = createContext<Connection | null>(null);

export const ConnectionProvider = ConnectionContext;

/** What this page is connected to. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('The page is not connected.');
  return connection;
}

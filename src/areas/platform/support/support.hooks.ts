import { useRead } from '#client/queries/reads.ts';
import { listSupportAccess, readClientSupport } from './support.calls.ts';

/** What the hospital has granted, and was asked for. */
export function useSupportAccess() {
  return useRead('settings', listSupportAccess, {});
}

const minuteMs = 60_000;

/** Whether the operator may read a hospital now. Live events tell what the hospital decides; time runs out by itself. */
export function useClientSupport(clientId: string) {
  return useRead(
    'clients',
    readClientSupport,
    { clientId },
    { refetchInterval: ({ state }) => (state.data?.access?.until ? minuteMs : false) },
  );
}

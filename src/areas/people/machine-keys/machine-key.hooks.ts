import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { listMachineKeys } from './machine-key.calls.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'machine-keys';

/** The keys of other programs. */
export function useMachineKeys() {
  return useQuery({
    queryKey: [topic],
    queryFn: ({ signal }) => listMachineKeys({}, signal),
    // The time of the last use is announced to nobody: who opens the tab sees it as it is.
    staleTime: 0,
  });
}

/** Has the keys fetched again. */
export function useRefreshMachineKeys(): () => void {
  return useRefresh(topic);
}

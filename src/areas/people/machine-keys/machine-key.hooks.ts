import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { listMachineKeys } from './machine-key.calls.ts';

const topic = 'machine-keys';

/** The keys of other programs. */
export function useMachineKeys() {
  return useRead(
    topic,
    listMachineKeys,
    {},
    {
      // The time of the last use is announced to nobody: who opens the tab sees it as it is.
      staleTime: 0,
    },
  );
}

/** Has the keys fetched again. */
export function useRefreshMachineKeys(): () => void {
  return useRefresh(topic);
}

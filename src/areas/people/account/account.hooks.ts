import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnSessions, readProfile } from './account.calls.ts';
import type { Profile } from './account.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const profileKey = ['users', 'own'];
const ownSessionsKey = ['sessions', 'own'];

/** The own account, as it is stored. */
export function useProfile() {
  return useQuery({ queryKey: profileKey, queryFn: ({ signal }) => readProfile({}, signal) });
}

/** Puts a profile that the server told of where the screens look, and has the name in the top bar fetched again. */
export function useRememberProfile(): (profile: Profile) => void {
  const queries = useQueryClient();
  return (profile) => {
    queries.setQueryData(profileKey, profile);
    void queries.invalidateQueries({ queryKey: ['settings', 'session'] });
  };
}

/** Where the person is signed in; fetched again whenever a session of the hospital ends. */
export function useOwnSessions() {
  return useQuery({
    queryKey: ownSessionsKey,
    queryFn: ({ signal }) => listOwnSessions({}, signal),
  });
}

/** Has the own account and its sessions fetched again. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [profileKey, ownSessionsKey]) void queries.invalidateQueries({ queryKey });
  };
}

import { useQuery } from '@tanstack/react-query';
import { listOwnSessions, readProfile } from './account.calls.ts';

// The first element of a key is the live topic that makes it fetched again.

/** The own account, as it stands. */
export function useProfile() {
  return useQuery({ queryKey: ['users', 'own'], queryFn: ({ signal }) => readProfile({}, signal) });
}

/** Where the person is signed in; fetched again whenever a session of the hospital ends. */
export function useOwnSessions() {
  return useQuery({
    queryKey: ['sessions', 'own'],
    queryFn: ({ signal }) => listOwnSessions({}, signal),
  });
}

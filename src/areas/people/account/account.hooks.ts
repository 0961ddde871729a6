import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePerson } from '#client/session.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { listOwnSessions, readProfile } from './account.calls.ts';
import type { Profile } from './account.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
function useKeys() {
  const topic = sessionTopic(usePerson().user.id);
  return { profile: [topic, 'profile'], sessions: [topic, 'list'] };
}

/** The own account, as it is stored. */
export function useProfile() {
  const { profile } = useKeys();
  return useQuery({ queryKey: profile, queryFn: ({ signal }) => readProfile({}, signal) });
}

/** Puts a profile that the server told of where the screens look, and has the name in the top bar fetched again. */
export function useRememberProfile(): (profile: Profile) => void {
  const queries = useQueryClient();
  const keys = useKeys();
  return (profile) => {
    queries.setQueryData(keys.profile, profile);
    void queries.invalidateQueries({ queryKey: ['settings', 'session'] });
  };
}

/** Where the person is signed in; fetched again whenever one of these sessions ends. */
export function useOwnSessions() {
  const { sessions } = useKeys();
  return useQuery({
    queryKey: sessions,
    queryFn: ({ signal }) => listOwnSessions({}, signal),
  });
}

/** Has the own account and its sessions fetched again. */
export function useRefreshAccount(): () => void {
  const queries = useQueryClient();
  const { profile, sessions } = useKeys();
  return () => {
    for (const queryKey of [profile, sessions]) void queries.invalidateQueries({ queryKey });
  };
}

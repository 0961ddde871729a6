import { useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import { getConsentWording } from './consent-wording.calls.ts';

const topic = 'consent-wording';

/** What a consent says now, and what that of a procedure says besides. */
export function useConsentWording(procedureId: string | null) {
  return useQuery({
    queryKey: [topic, procedureId],
    queryFn: ({ signal }) => getConsentWording(procedureId === null ? {} : { procedureId }, signal),
  });
}

/** Has the words fetched again after a change. */
export function useRefreshConsentWording(): () => void {
  return useRefresh(topic);
}

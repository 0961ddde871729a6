import { useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { getConsentWording } from './consent-wording.calls.ts';

const topic = 'consent-wording';

/** What a consent says now, and what that of a procedure says besides. */
export function useConsentWording(procedureId: string | null) {
  return useRead(topic, getConsentWording, procedureId === null ? {} : { procedureId });
}

/** Has the words fetched again after a change. */
export function useRefreshConsentWording(): () => void {
  return useRefresh(topic);
}

import { useQuery } from '@tanstack/react-query';
import { caseTopic } from '../cases/case.rules.ts';
import { getCaseConsents, getConsentPaper } from './consent.calls.ts';

/** The consent of a case that was signed on the screen, and those taken back; each fetch is written to the audit trail. */
export function useCaseConsents(caseId: string, isAsked: boolean) {
  return useQuery({
    // The first element of a query key is the live topic that has it fetched again.
    queryKey: [caseTopic(caseId), 'consents'],
    queryFn: ({ signal }) => getCaseConsents({ caseId }, signal),
    enabled: isAsked,
  });
}

/** What the patient is asked to sign now; each fetch is written to the audit trail. */
export function useConsentPaper(caseId: string, isAsked = true) {
  return useQuery({
    queryKey: [caseTopic(caseId), 'consent-paper'],
    queryFn: ({ signal }) => getConsentPaper({ caseId }, signal),
    enabled: isAsked,
  });
}

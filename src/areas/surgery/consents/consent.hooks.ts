import { useRead } from '#client/queries/reads.ts';
import { caseTopic } from '../cases/case.rules.ts';
import { getCaseConsents, getConsentPaper } from './consent.calls.ts';

/** The consent of a case that was signed on the screen, and those taken back; each fetch is written to the audit trail. */
export function useCaseConsents(caseId: string, isAsked: boolean) {
  return useRead(caseTopic(caseId), getCaseConsents, { caseId }, { enabled: isAsked });
}

/** What the patient is asked to sign now; each fetch is written to the audit trail. */
export function useConsentPaper(caseId: string, isAsked = true) {
  return useRead(caseTopic(caseId), getConsentPaper, { caseId }, { enabled: isAsked });
}

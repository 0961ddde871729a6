import { useQueryClient } from '@tanstack/react-query';
import { readKey, usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countCases, getCase, listCases, listSurgicalStaff } from './case.calls.ts';
import type * as contract from './case.contract.ts';
import type { SurgicalCase, TeamRole } from './case.contract.ts';
import { caseTopic } from './case.rules.ts';

const topic = 'surgical-cases';

/** One page of the list; the page before stays on screen until the next has come. */
export function useCasePage(request: CallRequest<typeof contract.listCases>) {
  return usePage(topic, listCases, request);
}

/** How many cases there are, are scheduled, under way, completed, and emergencies. */
export function useCaseCounts() {
  return useRead(topic, countCases, {});
}

/** One case; each fetch is written to the audit trail. */
export function useCase(caseId: string) {
  return useRead(caseTopic(caseId), getCase, { caseId });
}

/** Who can have a part in operations and matches what was typed. */
export function useSurgicalStaff(role: TeamRole, search: string) {
  return usePage(topic, listSurgicalStaff, { role, ...(search && { search }) });
}

/** Puts a case that the server told of into the cache and has lists and theatres fetched again. */
export function useRememberCase(): (surgicalCase: SurgicalCase) => void {
  const queries = useQueryClient();
  return (surgicalCase) => {
    queries.setQueryData(
      readKey(caseTopic(surgicalCase.id), getCase, { caseId: surgicalCase.id }),
      surgicalCase,
    );
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['theatres'] });
  };
}

/** Has everything about one case fetched again, after a refusal. */
export function useRefreshCase(): (caseId: string) => void {
  const queries = useQueryClient();
  return (caseId) => {
    void queries.invalidateQueries({ queryKey: [caseTopic(caseId)] });
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}

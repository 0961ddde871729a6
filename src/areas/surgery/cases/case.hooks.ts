import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { countCases, getCase, listCases, listSurgicalStaff } from './case.calls.ts';
import type * as contract from './case.contract.ts';
import type { SurgicalCase, TeamRole } from './case.contract.ts';
import { caseTopic } from './case.rules.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'surgical-cases';

/** One page of the list; the page before stays on screen until the next has come. */
export function useCasePage(request: CallRequest<typeof contract.listCases>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listCases(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many cases there are, are scheduled, under way, completed, and emergencies. */
export function useCaseCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countCases({}, signal) });
}

/** One case; each fetch is written to the audit trail. */
export function useCase(caseId: string) {
  return useQuery({
    queryKey: [caseTopic(caseId)],
    queryFn: ({ signal }) => getCase({ caseId }, signal),
  });
}

/** Who can have a part in operations and matches what was typed. */
export function useSurgicalStaff(role: TeamRole, search: string) {
  return useQuery({
    queryKey: [topic, 'staff', role, search],
    queryFn: ({ signal }) => listSurgicalStaff({ role, ...(search && { search }) }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Puts a case that the server told of into the cache and has lists and theatres fetched again. */
export function useRememberCase(): (surgicalCase: SurgicalCase) => void {
  const queries = useQueryClient();
  return (surgicalCase) => {
    queries.setQueryData([caseTopic(surgicalCase.id)], surgicalCase);
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

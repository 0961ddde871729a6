import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countChecklists, getChecklist, listChecklists, listSafetyOverrides } from './checklist.calls.ts';
import type * as contract from './checklist.contract.ts';
import type * as overrides from './overrides/override.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'surgical-checklists';
const overrideTopic = 'safety-overrides';
// Which phases are open follows the state of the case.
const followsCases = { summaryOf: ['surgical-cases'] };

/** One page of checklists; the page before stays on screen until the next has come. */
export function useChecklistPage(request: CallRequest<typeof contract.listChecklists>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listChecklists(request, signal),
    placeholderData: keepPreviousData,
    meta: followsCases,
  });
}

/** How many checklists are pending, completed and verified. */
export function useChecklistCounts() {
  return useQuery({ queryKey: [topic, 'counts'], queryFn: ({ signal }) => countChecklists({}, signal) });
}

/** One checklist; each fetch is written to the audit trail. */
export function useChecklist(checklistId: string) {
  return useQuery({
    queryKey: [topic, 'one', checklistId],
    queryFn: ({ signal }) => getChecklist({ checklistId }, signal),
    meta: followsCases,
  });
}

/** Has lists, figures and open checklists fetched again after a change. */
export function useRefreshChecklists(): () => void {
  return useRefresh(topic);
}

/** One page of the steps that were taken over an open checklist. */
export function useOverridePage(request: CallRequest<typeof overrides.listSafetyOverrides>) {
  return useQuery({
    queryKey: [overrideTopic, 'list', request],
    queryFn: ({ signal }) => listSafetyOverrides(request, signal),
    placeholderData: keepPreviousData,
  });
}

export function useRefreshOverrides(): () => void {
  return useRefresh(overrideTopic);
}

import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { countChecklists, getChecklist, listChecklists, listSafetyOverrides } from './checklist.calls.ts';
import type * as contract from './checklist.contract.ts';
import type * as overrides from './overrides/override.contract.ts';

const topic = 'surgical-checklists';
const overrideTopic = 'safety-overrides';
// Which phases are open follows the state of the case.
const followsCases = { summaryOf: ['surgical-cases'] };

/** One page of checklists; the page before stays on screen until the next has come. */
export function useChecklistPage(request: CallRequest<typeof contract.listChecklists>) {
  return usePage(topic, listChecklists, request, { meta: followsCases });
}

/** How many checklists are pending, completed and verified. */
export function useChecklistCounts() {
  return useRead(topic, countChecklists, {});
}

/** One checklist; each fetch is written to the audit trail. */
export function useChecklist(checklistId: string) {
  return useRead(topic, getChecklist, { checklistId }, { meta: followsCases });
}

/** Has lists, figures and open checklists fetched again after a change. */
export function useRefreshChecklists(): () => void {
  return useRefresh(topic);
}

/** One page of the steps that were taken over an open checklist. */
export function useOverridePage(request: CallRequest<typeof overrides.listSafetyOverrides>) {
  return usePage(overrideTopic, listSafetyOverrides, request);
}

export function useRefreshOverrides(): () => void {
  return useRefresh(overrideTopic);
}

import { choicePart, datePart, idPart, searchPart, sortPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { caseStatuses, urgencies } from '../case.contract.ts';

/** The chips over the list, as the documents have them. */
export const statusChips = ['scheduled', 'confirmed', 'in_progress', 'completed'] as const;

/** Every status, and what waits for a date. */
export const statusFilters = [...caseStatuses, 'waiting'] as const;

/** The address of the list of cases. */
export const caseList = listAddress({
  q: searchPart(),
  status: choicePart(statusFilters),
  theatreId: idPart(),
  surgeonId: idPart(),
  urgency: choicePart(urgencies),
  from: datePart(),
  to: datePart(),
  sort: sortPart(['start', '-start'], '-start'),
});

export type CaseListState = ListAddressState<typeof caseList.parts>;

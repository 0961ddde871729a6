import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const statusFilters = ['active', 'inactive', 'all'] as const;

/** The address of the list of diagnoses. */
export const diagnosisList = listAddress({
  q: searchPart(),
  status: choiceOr(statusFilters, 'active'),
});

import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { inUseFilters } from '#kernel/records/record-fields.ts';

/** The address of the list of diagnoses. */
export const diagnosisList = listAddress({
  q: searchPart(),
  status: choiceOr(inUseFilters, 'active'),
});

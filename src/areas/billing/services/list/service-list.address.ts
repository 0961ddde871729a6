import { choiceOr, textPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { inUseFilters } from '#kernel/records/record-fields.ts';

/** The address of the catalogue. */
export const serviceList = listAddress({
  category: textPart(100),
  status: choiceOr(inUseFilters, 'active'),
});

import { choiceOr, textPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const statusFilters = ['active', 'inactive', 'all'] as const;

/** The address of the catalogue. */
export const serviceList = listAddress({
  category: textPart(100),
  status: choiceOr(statusFilters, 'active'),
});

import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { inUseFilters } from '#kernel/records/record-fields.ts';

/** The address of the list of suppliers. */
export const supplierList = listAddress({ q: searchPart(), show: choiceOr(inUseFilters, 'active') });

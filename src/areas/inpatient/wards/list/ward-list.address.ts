import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { inUseFilters } from '#kernel/records/record-fields.ts';

/** The address of the list of wards. */
export const wardList = listAddress({ status: choiceOr(inUseFilters, 'active') });

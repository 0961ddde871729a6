import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const statusFilters = ['active', 'inactive', 'all'] as const;

/** The address of the list of wards. */
export const wardList = listAddress({ status: choiceOr(statusFilters, 'active') });

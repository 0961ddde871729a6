import { choiceOr, searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const clientFilters = ['all', 'active', 'trial', 'suspended'] as const;

/** The address of the list of hospitals. */
export const clientList = listAddress({ q: searchPart(), status: choiceOr(clientFilters, 'all') });

import { choiceOr } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { closingStatuses } from '../closing.rules.ts';

export const closureFilters = ['all', ...closingStatuses] as const;

/** The address of the list of closed accounts. */
export const closureList = listAddress({ status: choiceOr(closureFilters, 'all') });

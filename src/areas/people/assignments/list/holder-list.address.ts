import { searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the people with their roles. */
export const holderList = listAddress({ q: searchPart() }, { name: 'assignments' });

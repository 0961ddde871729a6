import { searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the hospitals that owe anything. */
export const owingList = listAddress({ q: searchPart() });

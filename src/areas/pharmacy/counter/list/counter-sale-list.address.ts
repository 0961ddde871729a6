import { searchPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the list of sales. */
export const counterSaleList = listAddress({ q: searchPart() });

import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { countStatuses } from '../stock-count.contract.ts';

/** The address of the list of stock counts. */
export const stockCountList = listAddress({ status: choicePart(countStatuses) });

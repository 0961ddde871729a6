import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { requestStatuses } from '../stock-request.contract.ts';

/** The address of the list of stock changes. */
export const stockRequestList = listAddress({ status: choicePart(requestStatuses) });

import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { recallStatuses } from '../stock-recall.contract.ts';

/** The address of the list of recalls. */
export const stockRecallList = listAddress({ status: choicePart(recallStatuses) });

import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { transferStatuses } from '../stock-transfer.contract.ts';

/** The address of the list of transfers. */
export const stockTransferList = listAddress({ status: choicePart(transferStatuses) });

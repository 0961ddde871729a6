import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { transferStatuses } from '../bed-transfer.contract.ts';

export const statusFilters = ['open', ...transferStatuses] as const;

/** The address of the list of transfers. */
export const transferList = listAddress({ status: choicePart(statusFilters) });

import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { requisitionStatuses } from '../requisition.contract.ts';

/** The address of the list of requisitions. */
export const requisitionList = listAddress({ status: choicePart(requisitionStatuses) });

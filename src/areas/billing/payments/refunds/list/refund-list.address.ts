import { choicePart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { refundStatuses } from '../refund.contract.ts';

/** The address of the list of refund requests. */
export const refundList = listAddress({ status: choicePart(refundStatuses) });

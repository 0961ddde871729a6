import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { shiftStatuses } from '../shift.contract.ts';

/** The address of the list of shifts. */
export const shiftList = listAddress({ status: choicePart(shiftStatuses), wardId: idPart() });

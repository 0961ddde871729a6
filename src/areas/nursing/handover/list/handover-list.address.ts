import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { handoverStatuses } from '../handover.contract.ts';

/** The address of the list of handovers. */
export const handoverList = listAddress({ status: choicePart(handoverStatuses), shiftId: idPart() });

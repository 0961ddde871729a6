import { datePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of one register: the place, and the days. */
export const registerList = listAddress({ placeId: idPart(), from: datePart(), to: datePart() });

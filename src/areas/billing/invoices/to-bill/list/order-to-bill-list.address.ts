import { idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the list. */
export const orderToBillList = listAddress({ patientId: idPart() });

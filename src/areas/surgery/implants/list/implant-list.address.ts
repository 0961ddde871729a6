import { idPart, textPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the search for implants. */
export const implantList = listAddress({
  lotNumber: textPart(100),
  serialNumber: textPart(100),
  patientId: idPart(),
});

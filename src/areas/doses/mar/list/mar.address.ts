import { choicePart, datePart, idPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

/** The address of the record: a ward, one's own patients, or one patient on a day. */
export const marAddress = listAddress({
  wardId: idPart(),
  patients: choicePart(['mine']),
  admissionId: viewPart(idPart()),
  day: viewPart(datePart()),
  /** The dose whose form is open, or the order as needed. */
  give: viewPart(idPart()),
  asNeeded: viewPart(idPart()),
});

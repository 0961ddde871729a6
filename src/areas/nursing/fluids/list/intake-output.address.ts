import { choicePart, idPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const dayFilters = ['today'] as const;
export const kindFilters = ['error'] as const;

/** The address of the screen: whose records, of which ward, and of which days. */
export const intakeOutputAddress = listAddress({
  patientId: idPart(),
  wardId: idPart(),
  day: choicePart(dayFilters),
  kind: choicePart(kindFilters),
  /** The patient whose form is open. */
  record: viewPart(idPart()),
});

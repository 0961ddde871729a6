import { choicePart, idPart, viewPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';

export const kindFilters = ['abnormal', 'error'] as const;

/** The address of the screen: whose set is recorded, which ward is gone round, and what the list shows. */
export const roundAddress = listAddress({
  patientId: idPart(),
  kind: choicePart(kindFilters),
  wardId: viewPart(idPart()),
  /** Sets are recorded one by one unless the address says otherwise. */
  way: viewPart(choicePart(['rows'])),
});

import { choiceOr, choicePart, datePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import type { ListAddressState } from '#screens/list/use-list-address.ts';
import { consultationViews, listedStatuses } from '../consultation.contract.ts';

/** The address of the list of consultations. */
export const consultationList = listAddress({
  view: choiceOr(consultationViews, 'today'),
  patientId: idPart(),
  status: choicePart(listedStatuses),
  from: datePart(),
  to: datePart(),
});

export type ConsultationListState = ListAddressState<typeof consultationList.parts>;

import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { assessmentTypes, listedStatuses } from '../assessment.contract.ts';

/** The address of the list of assessments. */
export const assessmentList = listAddress({
  patientId: idPart(),
  assessmentType: choicePart(assessmentTypes),
  status: choicePart(listedStatuses),
});

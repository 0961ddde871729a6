import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { checklistStatuses } from '../checklist.contract.ts';

/** The address of the list of checklists. */
export const checklistList = listAddress({ caseId: idPart(), status: choicePart(checklistStatuses) });

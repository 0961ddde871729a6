import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { noteFilters } from '../note.contract.ts';

/** The address of the list of operative notes. */
export const noteList = listAddress({ caseId: idPart(), status: choicePart(noteFilters) });

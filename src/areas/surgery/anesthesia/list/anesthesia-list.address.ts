import { choicePart, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { anesthesiaFilters } from '../anesthesia.contract.ts';

/** The address of the list of anesthesia records. */
export const anesthesiaList = listAddress({ caseId: idPart(), status: choicePart(anesthesiaFilters) });

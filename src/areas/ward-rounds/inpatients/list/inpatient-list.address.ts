import { choiceOr, idPart } from '#screens/list/address-parts.ts';
import { listAddress } from '#screens/list/list-address.ts';
import { inpatientScopes } from '../inpatient.contract.ts';

/** The address of the list of inpatients. */
export const inpatientList = listAddress({ scope: choiceOr(inpatientScopes, 'mine'), wardId: idPart() });

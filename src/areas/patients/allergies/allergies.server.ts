import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './allergy.contract.ts';
import * as service from './allergy.service.ts';

export const allergiesCalls: HandledCall[] = [
  handle(contract.listAllergies, service.listAllergies),
  handle(contract.recordAllergy, service.recordAllergy),
  handle(contract.updateAllergy, service.updateAllergy),
  handle(contract.endAllergy, service.endAllergy),
  handle(contract.stateNoKnownAllergies, service.stateNoKnownAllergies),
  handle(contract.withdrawNoKnownAllergies, service.withdrawNoKnownAllergies),
];

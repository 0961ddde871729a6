import { type HandledCall, handle } from '#server/handle.ts';
import * as steps from './steps/admission-steps.service.ts';
import * as contract from './admission.contract.ts';
import * as service from './admission.service.ts';
import * as admitting from './steps/admitting.service.ts';

export const admissionsCalls: HandledCall[] = [
  handle(contract.listAdmissions, service.listAdmissions),
  handle(contract.searchAdmissions, service.searchAdmissions),
  handle(contract.countAdmissions, service.countAdmissions),
  handle(contract.getAdmission, service.getAdmission),
  handle(contract.admitPatient, admitting.admitPatient),
  handle(contract.updateAdmission, admitting.updateAdmission),
  handle(contract.placePatient, steps.placePatient),
  handle(contract.receivePatient, steps.receivePatient),
  handle(contract.cancelAdmission, steps.cancelAdmission),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './admission-request.contract.ts';
import * as service from './admission-request.service.ts';

export const requestsCalls: HandledCall[] = [
  handle(contract.listAdmissionRequests, service.listAdmissionRequests),
  handle(contract.requestAdmission, service.requestAdmission),
  handle(contract.cancelAdmissionRequest, service.cancelAdmissionRequest),
];

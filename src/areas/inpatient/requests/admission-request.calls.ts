import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './admission-request.contract.ts';

export const listAdmissionRequests =
  remoteRead<typeof contract.listAdmissionRequests>('admissionRequests.list');
export const requestAdmission = remoteWrite<typeof contract.requestAdmission>('admissionRequests.create');
export const cancelAdmissionRequest =
  remoteWrite<typeof contract.cancelAdmissionRequest>('admissionRequests.cancel');

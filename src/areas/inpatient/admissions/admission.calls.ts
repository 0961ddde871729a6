import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './admission.contract.ts';

export const listAdmissions = remoteRead<typeof contract.listAdmissions>('admissions.list');
export const searchAdmissions = remoteRead<typeof contract.searchAdmissions>('admissions.search');
export const countAdmissions = remoteRead<typeof contract.countAdmissions>('admissions.count');
export const getAdmission = remoteRead<typeof contract.getAdmission>('admissions.get');
export const admitPatient = remoteWrite<typeof contract.admitPatient>('admissions.create');
export const updateAdmission = remoteWrite<typeof contract.updateAdmission>('admissions.update');
export const placePatient = remoteWrite<typeof contract.placePatient>('admissions.place');
export const receivePatient = remoteWrite<typeof contract.receivePatient>('admissions.receive');
export const cancelAdmission = remoteWrite<typeof contract.cancelAdmission>('admissions.cancel');

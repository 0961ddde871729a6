import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './patient.contract.ts';
import type * as restriction from '../restrictions/restriction.contract.ts';

export const listPatients = remoteRead<typeof contract.listPatients>('patients.list');
export const countPatients = remoteRead<typeof contract.countPatients>('patients.count');
export const getPatient = remoteRead<typeof contract.getPatient>('patients.get');
export const exportPatients = remoteRead<typeof contract.exportPatients>('patients.export');
export const registerPatient = remoteWrite<typeof contract.registerPatient>('patients.register');
export const updatePatient = remoteWrite<typeof contract.updatePatient>('patients.update');
export const deactivatePatient = remoteWrite<typeof contract.deactivatePatient>('patients.deactivate');
export const reactivatePatient = remoteWrite<typeof contract.reactivatePatient>('patients.reactivate');
export const recordPatientPrint = remoteWrite<typeof contract.recordPatientPrint>('patients.recordPrint');
export const restrictPatient = remoteWrite<typeof restriction.restrictPatient>('patients.restrict');
export const unrestrictPatient = remoteWrite<typeof restriction.unrestrictPatient>('patients.unrestrict');

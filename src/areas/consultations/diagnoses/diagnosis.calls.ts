import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './diagnosis.contract.ts';

export const listDiagnoses = remoteRead<typeof contract.listDiagnoses>('diagnoses.list');
export const createDiagnosis = remoteWrite<typeof contract.createDiagnosis>('diagnoses.create');
export const updateDiagnosis = remoteWrite<typeof contract.updateDiagnosis>('diagnoses.update');

import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './diagnosis.contract.ts';

export const {
  create: createDiagnosis,
  update: updateDiagnosis,
  useList: useDiagnosisPage,
  useRefresh: useRefreshDiagnoses,
} = remoteRegister<typeof contract>('diagnoses', 'diagnosisId');

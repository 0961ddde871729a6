import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './diagnosis.contract.ts';
import * as service from './diagnosis.service.ts';

export const diagnosesCalls: HandledCall[] = [
  handle(contract.listDiagnoses, service.listDiagnoses),
  handle(contract.createDiagnosis, service.createDiagnosis),
  handle(contract.updateDiagnosis, service.updateDiagnosis),
];

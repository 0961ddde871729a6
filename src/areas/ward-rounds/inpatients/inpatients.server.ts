import { handle } from '#server/handle.ts';
import * as contract from './inpatient.contract.ts';
import * as service from './inpatient.service.ts';

export const inpatientsCalls = [handle(contract.listInpatients, service.listInpatients)];

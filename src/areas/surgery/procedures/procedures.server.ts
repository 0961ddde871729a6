import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './procedure.contract.ts';
import * as service from './procedure.service.ts';

export const proceduresCalls: HandledCall[] = [
  handle(contract.listProcedures, service.listProcedures),
  handle(contract.listBillableServices, service.listBillableServices),
  handle(contract.createProcedure, service.createProcedure),
  handle(contract.updateProcedure, service.updateProcedure),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './theatre.contract.ts';
import * as service from './theatre.service.ts';

export const theatresCalls: HandledCall[] = [
  handle(contract.listTheatres, service.listTheatres),
  handle(contract.createTheatre, service.createTheatre),
  handle(contract.updateTheatre, service.updateTheatre),
  handle(contract.setTheatreStatus, service.setTheatreStatus),
  handle(contract.takeTheatreCleaning, service.takeTheatreCleaning),
  handle(contract.finishTheatreCleaning, service.finishTheatreCleaning),
];

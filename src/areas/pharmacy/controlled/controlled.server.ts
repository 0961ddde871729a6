import { handle, type HandledCall } from '#database/handler.ts';
import * as contract from './controlled.contract.ts';
import * as service from './controlled.service.ts';
import { listWitnesses } from './witness.contract.ts';
import * as witnesses from './witness.service.ts';

export const controlledCalls: HandledCall[] = [
  handle(listWitnesses, witnesses.listWitnesses),
  handle(contract.listControlled, service.listControlled),
  handle(contract.readRegister, service.readRegister),
  handle(contract.countControlled, service.countControlled),
  handle(contract.recordRegisterPrint, service.recordRegisterPrint),
];

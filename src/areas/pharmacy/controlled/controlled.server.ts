import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './controlled.contract.ts';
import * as service from './controlled.service.ts';

export const controlledCalls: HandledCall[] = [
  handle(contract.listControlled, service.listControlled),
  handle(contract.readRegister, service.readRegister),
  handle(contract.countControlled, service.countControlled),
  handle(contract.recordRegisterPrint, service.recordRegisterPrint),
];

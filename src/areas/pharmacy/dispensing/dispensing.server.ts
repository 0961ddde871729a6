import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './dispensing.contract.ts';
import * as service from './dispensing.service.ts';
import { handOut } from './dispense/dispense.service.ts';
import { takeBack } from './returns/dispensing-return.service.ts';

export const dispensingCalls: HandledCall[] = [
  handle(contract.listQueue, service.listQueue),
  handle(contract.openDispensing, service.openDispensing),
  handle(contract.handOut, handOut),
  handle(contract.recordDispensingPrint, service.recordDispensingPrint),
  handle(contract.takeBack, takeBack),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './machine-key.contract.ts';
import * as service from './machine-key.service.ts';

/** Keys with which other programs work in the hospital. */
export const machineKeyCalls: HandledCall[] = [
  handle(contract.listMachineKeys, service.listMachineKeys),
  handle(contract.makeMachineKey, service.makeMachineKey),
  handle(contract.revokeMachineKey, service.revokeMachineKey),
  handle(contract.answerForMachineKey, service.answerForMachineKey),
];

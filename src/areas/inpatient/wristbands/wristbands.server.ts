import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './wristband.contract.ts';
import * as service from './wristband.service.ts';

export const wristbandsCalls: HandledCall[] = [
  handle(contract.readWristband, service.readWristband),
  handle(contract.recordWristbandPrint, service.recordWristbandPrint),
];

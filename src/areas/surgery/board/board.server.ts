import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './board.contract.ts';
import * as service from './board.service.ts';

export const boardCalls: HandledCall[] = [
  handle(contract.readBoard, service.readBoard),
  handle(contract.recordOperatingListPrint, service.recordOperatingListPrint),
];

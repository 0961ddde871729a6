import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './census.contract.ts';
import * as service from './census.service.ts';

export const censusCalls: HandledCall[] = [
  handle(contract.readCensus, service.readCensus),
  handle(contract.exportCensus, service.exportCensus),
  handle(contract.recordBoardPrint, service.recordBoardPrint),
];

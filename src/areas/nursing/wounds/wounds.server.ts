import { handle } from '#server/handle.ts';
import * as contract from './wound.contract.ts';
import * as service from './wound.service.ts';

/** Calls of wounds. */
export const woundCalls = [
  handle(contract.listWounds, service.listWounds),
  handle(contract.recordWound, service.recordWound),
  handle(contract.observeWound, service.observeWound),
  handle(contract.correctWound, service.correctWound),
  handle(contract.recordWoundPrint, service.recordWoundPrint),
];

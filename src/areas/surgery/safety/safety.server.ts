import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './safety-line.contract.ts';
import * as service from './safety-line.service.ts';

export const safetyCalls: HandledCall[] = [handle(contract.readSafetyLine, service.readSafetyLine)];

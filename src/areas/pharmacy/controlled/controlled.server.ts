import { handle, type HandledCall } from '#database/handler.ts';
import { listWitnesses } from './witness.contract.ts';
import * as witnesses from './witness.service.ts';

export const controlledCalls: HandledCall[] = [handle(listWitnesses, witnesses.listWitnesses)];

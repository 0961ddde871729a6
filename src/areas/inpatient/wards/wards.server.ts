import { handle, type HandledCall } from '#database/handler.ts';
import * as contract from './ward.contract.ts';
import * as service from './ward.service.ts';

export const wardsCalls: HandledCall[] = [
  handle(contract.listWards, service.listWards),
  handle(contract.createWard, service.createWard),
  handle(contract.updateWard, service.updateWard),
  handle(contract.listRooms, service.listRooms),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './ward.contract.ts';
import * as service from './ward.service.ts';
import * as usualContract from './usual/usual-wards.contract.ts';
import * as usual from './usual/usual-wards.service.ts';

export const wardsCalls: HandledCall[] = [
  handle(contract.listWards, service.listWards),
  handle(contract.createWard, service.createWard),
  handle(contract.updateWard, service.updateWard),
  handle(contract.listRooms, service.listRooms),
  handle(usualContract.readUsualWards, usual.readUsualWards),
  handle(usualContract.addUsualWards, usual.addUsualWards),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './service.contract.ts';
import * as service from './service.service.ts';
import * as usualContract from './usual/usual-services.contract.ts';
import * as usual from './usual/usual-services.service.ts';

export const servicesCalls: HandledCall[] = [
  handle(contract.listServices, service.listServices),
  handle(contract.listServiceCategories, service.listServiceCategories),
  handle(contract.searchServices, service.searchServices),
  handle(contract.createService, service.createService),
  handle(contract.updateService, service.updateService),
  handle(usualContract.readUsualServices, usual.readUsualServices),
  handle(usualContract.addUsualServices, usual.addUsualServices),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './bed.contract.ts';
import * as service from './bed.service.ts';
import { offerBeds } from './offers/bed-offer.service.ts';

export const bedsCalls: HandledCall[] = [
  handle(contract.listBeds, service.listBeds),
  handle(contract.offerBeds, offerBeds),
  handle(contract.countBeds, service.countBeds),
  handle(contract.createBeds, service.createBeds),
  handle(contract.updateBed, service.updateBed),
  handle(contract.setBedStatus, service.setBedStatus),
];

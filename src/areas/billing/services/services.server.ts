import { handle, type HandledCall } from '#database/handler.ts';
import * as contract from './service.contract.ts';
import * as service from './service.service.ts';

export const servicesCalls: HandledCall[] = [
  handle(contract.listServices, service.listServices),
  handle(contract.listServiceCategories, service.listServiceCategories),
  handle(contract.searchServices, service.searchServices),
  handle(contract.createService, service.createService),
  handle(contract.updateService, service.updateService),
];

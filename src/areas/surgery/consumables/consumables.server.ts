import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './consumable.contract.ts';
import * as service from './consumable.service.ts';
import * as much from './much-taken.service.ts';
import * as stock from './theatre-stock.service.ts';

export const consumableCalls: readonly HandledCall[] = [
  handle(contract.listConsumables, service.listConsumables),
  handle(contract.listTheatreStores, stock.listTheatreStores),
  handle(contract.searchTheatreStock, stock.searchTheatreStock),
  handle(contract.listTheatreWitnesses, much.listTheatreWitnesses),
  handle(contract.recordConsumable, service.recordConsumable),
  handle(contract.returnConsumable, service.returnConsumable),
];

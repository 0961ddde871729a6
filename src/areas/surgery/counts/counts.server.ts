import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './count.contract.ts';
import * as service from './count.service.ts';
import * as items from './items/counted-items.contract.ts';
import { getCountedItems, updateCountedItems } from './items/counted-items.service.ts';

export const countCalls: readonly HandledCall[] = [
  handle(contract.getCounts, service.getCounts),
  handle(contract.recordCount, service.recordCount),
  handle(contract.confirmCount, service.confirmCount),
  handle(contract.addToField, service.addToField),
  handle(contract.settleCounts, service.settleCounts),
  handle(contract.markCountEntry, service.markCountEntry),
  handle(items.getCountedItems, getCountedItems),
  handle(items.updateCountedItems, updateCountedItems),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './counter-sale.contract.ts';
import * as service from './counter-sale.service.ts';
import { takeBackSold } from './returns/counter-return.service.ts';
import { sellOverCounter } from './selling/selling.service.ts';

export const counterCalls: HandledCall[] = [
  handle(contract.searchCounter, service.searchCounter),
  handle(contract.checkCounter, service.checkCounter),
  handle(contract.listCounterSales, service.listCounterSales),
  handle(contract.getCounterSale, service.getCounterSale),
  handle(contract.sellOverCounter, sellOverCounter),
  handle(contract.takeBackSold, takeBackSold),
  handle(contract.recordCounterPrint, service.recordCounterPrint),
];

import { handle } from '#server/handle.ts';
import * as closing from './handover-closing.service.ts';
import * as contract from './handover.contract.ts';
import * as service from './handover.service.ts';

export const handoverCalls = [
  handle(contract.listHandovers, service.listHandovers),
  handle(contract.prepareHandover, service.prepareHandover),
  handle(contract.getHandover, service.getHandover),
  handle(contract.giveHandover, service.giveHandover),
  handle(contract.acceptHandover, closing.acceptHandover),
  handle(contract.withdrawHandover, closing.withdrawHandover),
  handle(contract.recordHandoverPrint, service.recordHandoverPrint),
];

import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './anesthesia.contract.ts';
import * as service from './anesthesia.service.ts';
import * as charting from './charting.service.ts';

export const anesthesiaCalls: readonly HandledCall[] = [
  handle(contract.listAnesthesia, service.listAnesthesia),
  handle(contract.countAnesthesia, service.countAnesthesia),
  handle(contract.getAnesthesia, service.getAnesthesia),
  handle(contract.createAnesthesia, service.createAnesthesia),
  handle(contract.updateAnesthesia, service.updateAnesthesia),
  handle(contract.startAnesthesia, charting.startAnesthesia),
  handle(contract.addAnesthesiaEntry, charting.addAnesthesiaEntry),
  handle(contract.markAnesthesiaEntry, charting.markAnesthesiaEntry),
  handle(contract.completeAnesthesia, charting.completeAnesthesia),
  handle(contract.addAnesthesiaAddendum, service.addAnesthesiaAddendum),
  handle(contract.markAnesthesia, service.markAnesthesia),
  handle(contract.recordAnesthesiaPrint, service.recordAnesthesiaPrint),
];

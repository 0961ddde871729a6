import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './payout.contract.ts';
import * as run from './runs/payout-run.service.ts';
import * as service from './payout.service.ts';

export const payoutsCalls: HandledCall[] = [
  handle(contract.listPayouts, service.listPayouts),
  handle(contract.exportPayouts, service.exportPayouts),
  handle(contract.countPayouts, service.countPayouts),
  handle(contract.getPayout, service.getPayout),
  handle(contract.runPayouts, run.runPayouts),
  handle(contract.approvePayout, service.approvePayout),
  handle(contract.markPayoutPaid, service.markPayoutPaid),
  handle(contract.cancelPayout, service.cancelPayout),
  handle(contract.recordPayoutPrint, service.recordPayoutPrint),
];

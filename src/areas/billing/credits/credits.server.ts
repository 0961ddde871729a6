import { type HandledCall, handle } from '#server/handle.ts';
import * as contract from './credit-note.contract.ts';
import * as credits from './credit-note.service.ts';

export const creditsCalls: HandledCall[] = [
  handle(contract.createCreditNote, credits.createCreditNote),
  handle(contract.creditEarlierRefunds, credits.creditEarlierRefunds),
  handle(contract.recordCreditNotePrint, credits.recordCreditNotePrint),
];

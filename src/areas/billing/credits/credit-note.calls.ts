import { remoteWrite } from '#client/remote.ts';
import type * as contract from './credit-note.contract.ts';

export const createCreditNote = remoteWrite<typeof contract.createCreditNote>('creditNotes.create');
export const creditEarlierRefunds =
  remoteWrite<typeof contract.creditEarlierRefunds>('creditNotes.coverRefunds');
export const recordCreditNotePrint =
  remoteWrite<typeof contract.recordCreditNotePrint>('creditNotes.recordPrint');

import type { LotCost } from './stock-value.ts';

/** A lot as it stands on the pack. */
export interface NewLot extends LotCost {
  /** Empty where lots are not tracked. */
  lotNumber: string;
  /** The last day of use; null for what does not expire. */
  expiresOn: string | null;
}

interface Line {
  itemId: string;
  placeId: string;
  reason?: string | null;
  /** What it belongs to, such as `{ kind: 'dispensing', id }`. */
  source?: { kind: string; id: string };
  /** The second person, without whom nothing controlled leaves or comes back. */
  witnessId?: string | null;
}

/** Adds a lot that was bought, or found to be there. */
export interface ReceiptLine extends Line {
  kind: 'receipt';
  quantity: number;
  lot: NewLot;
}

/** Takes stock away; without a lot what expires first, over as many lots as it needs. */
export interface TakingLine extends Line {
  kind: 'issue' | 'dispense' | 'disposal' | 'supplier-return';
  quantity: number;
  lotId?: string;
  /** Without a lot: what lasts until this day is taken first. */
  lastsUntil?: string | undefined;
  patientId?: string;
}

/** Brings units of a lot back. */
export interface ReturnLine extends Line {
  kind: 'return';
  quantity: number;
  lotId: string;
  patientId?: string;
}

/** Sets the record right: positive adds, negative takes. */
export interface CorrectionLine extends Line {
  kind: 'adjustment' | 'count';
  quantity: number;
  lotId: string;
}

/** Moves stock from one place to another at once; without a lot what expires first. */
export interface TransferLine extends Line {
  kind: 'transfer';
  quantity: number;
  toPlaceId: string;
  lotId?: string;
}

/** One thing that happens to stock, in whole base units above zero; only a correction may be negative. */
export type StockLine = ReceiptLine | TakingLine | ReturnLine | CorrectionLine | TransferLine;

/** What was moved for one line, by lot; a transfer says what arrived. */
export interface MovedLot extends LotCost {
  movementId: string;
  lotId: string;
  lotNumber: string;
  expiresOn: string | null;
  /** Base units above zero. */
  quantity: number;
  valueMinor: number;
}

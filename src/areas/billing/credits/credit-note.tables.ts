import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    credit_note: CreditNoteTable;
    credit_note_item: CreditNoteItemTable;
  }
}

/** What was taken off a sent invoice: rows are added and never changed. Amounts are minor units of its currency. */
interface CreditNoteTable {
  tenant_id: string;
  id: string;
  credit_note_number: string;
  invoice_id: string;
  reason: string;
  /** True where it credits money that was given back before there were credit notes. */
  covers_refunds: boolean;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
  created_by: string;
  created_at: Instant;
}

interface CreditNoteItemTable {
  tenant_id: string;
  credit_note_id: string;
  invoice_id: string;
  /** Of the line on the invoice. */
  position: number;
  /** 0 where an amount was credited and no unit. */
  quantity: number;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
}

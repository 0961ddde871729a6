import type { Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    credit_note: Table<'credit_note', CreditNoteColumns>;
    credit_note_item: Table<'credit_note_item', CreditNoteItemColumns>;
  }
}

/** What was taken off a sent invoice: rows are added and never changed. Amounts are minor units of its currency. */
interface CreditNoteColumns {
  /** True where it credits money that was given back before there were credit notes. */
  covers_refunds: boolean;
}

interface CreditNoteItemColumns {
  /** Of the line on the invoice. */
  position: number;
  /** 0 where an amount was credited and no unit. */
  quantity: number;
}

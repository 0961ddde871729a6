import type { Table } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    supplier_invoice: Table<'supplier_invoice', SupplierInvoiceColumns>;
    supplier_invoice_line: Table<'supplier_invoice_line'>;
  }
}

interface SupplierInvoiceColumns {
  /** As the supplier writes it. */
  invoice_number: string;
  /** Of the paper, with tax, carriage and discounts. */
  total_minor: number;
}

import type { Instant, PlainDate } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    supplier_invoice: SupplierInvoiceTable;
    supplier_invoice_line: SupplierInvoiceLineTable;
  }
}

interface SupplierInvoiceTable {
  tenant_id: string;
  id: string;
  order_id: string;
  supplier_id: string;
  /** As the supplier writes it. */
  invoice_number: string;
  invoiced_on: PlainDate;
  /** Of the paper, with tax, carriage and discounts. */
  total_minor: number;
  notes: string | null;
  recorded_by: string;
  recorded_at: Instant;
}

interface SupplierInvoiceLineTable {
  tenant_id: string;
  invoice_id: string;
  order_id: string;
  line_number: number;
  packs: number;
  pack_minor: number;
}

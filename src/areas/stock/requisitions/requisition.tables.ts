import type { Table } from '#database/tables.ts';
import type { Requisition } from './requisition.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_requisition: Table<'stock_requisition', RequisitionColumns>;
    stock_requisition_line: Table<'stock_requisition_line'>;
  }
}

interface RequisitionColumns {
  /** Where it is needed. */
  place_id: string;
  status: Requisition['status'];
  /** By which it is brought. */
  transfer_id: string | null;
}

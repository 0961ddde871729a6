import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { Requisition } from './requisition.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    stock_requisition: RequisitionTable;
    stock_requisition_line: RequisitionLineTable;
  }
}

interface RequisitionTable {
  tenant_id: string;
  id: string;
  requisition_number: string;
  /** Where it is needed. */
  place_id: string;
  status: Requisition['status'];
  notes: string | null;
  requested_by: string;
  requested_at: Instant;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_note: string | null;
  /** By which it is brought. */
  transfer_id: string | null;
  version: Generated<number>;
}

interface RequisitionLineTable {
  tenant_id: string;
  requisition_id: string;
  item_id: string;
  position: number;
  asked_quantity: number;
  approved_quantity: number | null;
  issued_quantity: number | null;
}

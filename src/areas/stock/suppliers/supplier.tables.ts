import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    supplier: SupplierTable;
  }
}

interface SupplierTable {
  tenant_id: string;
  id: string;
  name: string;
  contact_person: string | null;
  phone: string | null;
  email: string | null;
  address: string | null;
  tax_number: string | null;
  /** Days from an order to its delivery. */
  lead_days: number | null;
  /** Days within which an invoice is paid. */
  payment_days: number | null;
  is_active: boolean;
  sort_name: string;
  search_text: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

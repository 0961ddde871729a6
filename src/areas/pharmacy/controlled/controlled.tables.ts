import type { Instant } from '#database/tables.ts';

declare module '#database/tables.ts' {
  interface Tables {
    controlled_count: ControlledCountTable;
  }
}

/** What two people counted of a controlled medicine in a place; rows are never changed. */
interface ControlledCountTable {
  tenant_id: string;
  id: string;
  medicine_id: string;
  place_id: string;
  expected_quantity: number;
  counted_quantity: number;
  explanation: string | null;
  counted_by: string;
  witnessed_by: string;
  counted_at: Instant;
}

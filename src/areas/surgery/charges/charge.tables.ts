import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { ChargeKind, ChargeState } from './charge.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_pricing: Table<'surgical_pricing', SurgicalPricingColumns>;
    surgical_bill: Table<'surgical_bill', SurgicalBillColumns>;
    surgical_charge: Table<'surgical_charge', SurgicalChargeColumns>;
  }
}

/** By which services operations are charged, once for each hospital; null is not charged. */
interface SurgicalPricingColumns {
  /** For each quarter of an hour in the theatre that has begun. */
  quarter_hour_service_id: string | null;
  /** For each quarter of an hour in recovery that has begun. */
  recovery_service_id: string | null;
  /** What is not charged by itself, and so waits for no price. */
  not_charged: string[];
}

/** Charges of a case that are validated at once: the first, and each supplement to it. */
interface SurgicalBillColumns {
  /** 1, and further for the supplements. */
  bill_number: number;
  status: 'open' | 'validated';
  /** Where they went: on the bill of a stay, or on an invoice; neither where nothing was to pay. */
  admission_id: string | null;
  /** Who voided the invoice on which it stood last, and why. */
  returned_by: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface SurgicalChargeColumns {
  kind: ChargeKind;
  /** What it charges: once for each case. */
  source_key: string;
  /** As it follows from the operation. */
  found_quantity: number;
  /** As it is charged. */
  quantity: number;
  state: ChargeState;
  created_at: ColumnType<Instant, Instant, never>;
}

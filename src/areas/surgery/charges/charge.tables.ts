import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { ChargeKind, ChargeState } from './charge.rules.ts';

declare module '#database/tables.ts' {
  interface Tables {
    surgical_pricing: SurgicalPricingTable;
    surgical_bill: SurgicalBillTable;
    surgical_charge: SurgicalChargeTable;
  }
}

/** By which services operations are charged, once for each hospital; null is not charged. */
interface SurgicalPricingTable {
  tenant_id: string;
  id: string;
  /** For each quarter of an hour in the theatre that has begun. */
  quarter_hour_service_id: string | null;
  general_service_id: string | null;
  regional_service_id: string | null;
  local_service_id: string | null;
  sedation_service_id: string | null;
  combined_service_id: string | null;
  /** For each quarter of an hour in recovery that has begun. */
  recovery_service_id: string | null;
  /** What is not charged by itself, and so waits for no price. */
  not_charged: string[];
  updated_by: string;
  updated_at: Instant;
  version: number;
}

/** Charges of a case that are validated at once: the first, and each supplement to it. */
interface SurgicalBillTable {
  tenant_id: string;
  id: string;
  case_id: string;
  patient_id: string;
  /** 1, and further for the supplements. */
  bill_number: number;
  status: 'open' | 'validated';
  /** Where they went: on the bill of a stay, or on an invoice; neither where nothing was to pay. */
  admission_id: string | null;
  invoice_id: string | null;
  validated_by: string | null;
  validated_at: Instant | null;
  /** Who voided the invoice on which it stood last, and why. */
  returned_by: string | null;
  returned_at: Instant | null;
  return_reason: string | null;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface SurgicalChargeTable {
  tenant_id: string;
  id: string;
  bill_id: string;
  case_id: string;
  kind: ChargeKind;
  /** What it charges: once for each case. */
  source_key: string;
  service_id: string | null;
  name: string;
  /** As it follows from the operation. */
  found_quantity: number;
  found_price_minor: number;
  /** As it is charged. */
  quantity: number;
  price_minor: number;
  state: ChargeState;
  change_reason: string | null;
  changed_by: string | null;
  changed_at: Instant | null;
  created_at: ColumnType<Instant, Instant, never>;
  version: number;
}

import type { Generated } from 'kysely';
import type { Instant } from '#database/tables.ts';

/** By the hour to the minute, by each hour that has begun, or by each calendar day. */
export const timedUnits = ['hour', 'started_hour', 'calendar_day'] as const;

export type TimedUnit = (typeof timedUnits)[number];

declare module '#database/tables.ts' {
  interface Tables {
    bed_rate: BedRateTable;
    timed_charge: TimedChargeTable;
    stay_timer: StayTimerTable;
    stay_service: StayServiceTable;
    stay_supply: StaySupplyTable;
    care_package: CarePackageTable;
    care_package_service: CarePackageServiceTable;
    stay_package: StayPackageTable;
    stay_estimate: StayEstimateTable;
    stay_invoice_line: StayInvoiceLineTable;
  }
}

/** What beds cost from an instant on; columns of the scope that are null mean any. */
interface BedRateTable {
  tenant_id: string;
  id: string;
  ward_id: string | null;
  bed_type: string | null;
  bed_id: string | null;
  valid_from: Instant;
  price_minor: number;
  method: 'calendar_day' | 'hours';
  unit_minutes: number | null;
  grace_minutes: number | null;
  half_under_minutes: number | null;
  counts_last_day: boolean | null;
  created_by: string;
  created_at: Instant;
  withdrawn_by: Generated<string | null>;
  withdrawn_at: Generated<Instant | null>;
}

/** What is charged by time beside the bed: oxygen, a ventilator, a bed for an attendant. */
interface TimedChargeTable {
  tenant_id: string;
  id: string;
  name: string;
  unit: TimedUnit;
  price_minor: number;
  status: 'active' | 'inactive';
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** One use of it on an admission, at the price of its beginning. */
interface StayTimerTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  timed_charge_id: string;
  name: string;
  unit: TimedUnit;
  price_minor: number;
  started_at: Instant;
  started_by: string;
  stopped_at: Generated<Instant | null>;
  stopped_by: Generated<string | null>;
  cancelled_at: Generated<Instant | null>;
  cancelled_by: Generated<string | null>;
  cancel_reason: Generated<string | null>;
}

interface StayServiceTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  service_id: string;
  name: string;
  price_minor: number;
  quantity: number;
  charged_at: Instant;
  created_by: string;
  created_at: Instant;
  cancelled_at: Generated<Instant | null>;
  cancelled_by: Generated<string | null>;
  cancel_reason: Generated<string | null>;
}

/** Something the pharmacy handed out for a stay; what came back is not charged. */
interface StaySupplyTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  name: string;
  price_minor: number;
  quantity: number;
  returned_quantity: Generated<number>;
  charged_at: Instant;
  created_by: string;
}

interface CarePackageTable {
  tenant_id: string;
  id: string;
  name: string;
  price_minor: number;
  included_days: number;
  status: 'active' | 'inactive';
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

interface CarePackageServiceTable {
  tenant_id: string;
  care_package_id: string;
  service_id: string;
  quantity: number;
}

/** The package of an admission with its terms as they were when it was chosen. */
interface StayPackageTable {
  tenant_id: string;
  admission_id: string;
  care_package_id: string;
  name: string;
  price_minor: number;
  included_days: number;
  /** JSON of `{ serviceId, quantity }`. */
  services: unknown;
  chosen_by: string;
  chosen_at: Instant;
}

/** What the patient was told that the stay would cost; the newest counts. */
interface StayEstimateTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  amount_minor: number;
  days: number | null;
  notes: string | null;
  created_by: string;
  created_at: Instant;
}

/** Which charge a line of an invoice bills; units and price stand on the line itself. */
interface StayInvoiceLineTable {
  tenant_id: string;
  invoice_id: string;
  position: number;
  admission_id: string;
  charge_key: string;
}

import type { Table } from '#database/tables.ts';

/** By the hour to the minute, by each hour that has begun, or by each calendar day. */
export const timedUnits = ['hour', 'started_hour', 'calendar_day'] as const;

export type TimedUnit = (typeof timedUnits)[number];

declare module '#database/tables.ts' {
  interface Tables {
    bed_rate: Table<'bed_rate', BedRateColumns>;
    timed_charge: Table<'timed_charge', TimedChargeColumns>;
    stay_timer: Table<'stay_timer', StayTimerColumns>;
    stay_service: Table<'stay_service'>;
    /** Something the pharmacy handed out for a stay; what came back is not charged. */
    stay_supply: Table<'stay_supply'>;
    care_package: Table<'care_package', CarePackageColumns>;
    care_package_service: Table<'care_package_service'>;
    stay_package: Table<'stay_package', StayPackageColumns>;
    /** What the patient was told that the stay would cost; the newest counts. */
    stay_estimate: Table<'stay_estimate'>;
    /** Which charge a line of an invoice bills; units and price stand on the line itself. */
    stay_invoice_line: Table<'stay_invoice_line'>;
  }
}

/** What beds cost from an instant on; columns of the scope that are null mean any. */
interface BedRateColumns {
  method: 'calendar_day' | 'hours';
}

/** What is charged by time beside the bed: oxygen, a ventilator, a bed for an attendant. */
interface TimedChargeColumns {
  unit: TimedUnit;
  status: 'active' | 'inactive';
}

/** One use of it on an admission, at the price of its beginning. */
interface StayTimerColumns {
  unit: TimedUnit;
}

interface CarePackageColumns {
  status: 'active' | 'inactive';
}

/** The package of an admission with its terms as they were when it was chosen. */
interface StayPackageColumns {
  /** JSON of `{ serviceId, quantity }`. */
  services: unknown;
}

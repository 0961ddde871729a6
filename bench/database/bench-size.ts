/** How large the database is that the bench measures on. */
export interface BenchSize {
  name: 'full' | 'quick';
  /** Patients of the hospital under load. */
  patients: number;
  /** Patients of the hospitals beside it. */
  neighbours: readonly number[];
  /** Invoices of the hospital under load. */
  invoices: number;
  referrers: number;
  doctors: number;
  wards: number;
  beds: number;
  /** Admissions that are over. */
  admissions: number;
  medicines: number;
  /** Days with appointments, the last of them some weeks ahead. */
  days: number;
}

/** How many small hospitals stand beside the one under load, each with clerks of its own. */
export const hospitalsBeside = 50;

/** What each of them holds. */
export const besideSize: BenchSize = {
  name: 'quick',
  patients: 200,
  neighbours: [],
  invoices: 200,
  referrers: 0,
  doctors: 5,
  wards: 1,
  beds: 10,
  admissions: 20,
  medicines: 0,
  days: 7,
};

export const fullSize: BenchSize = {
  name: 'full',
  patients: 1_000_000,
  neighbours: [50_000, 20_000, 5000],
  invoices: 1_000_000,
  referrers: 500,
  doctors: 30,
  wards: 40,
  beds: 1000,
  admissions: 100_000,
  medicines: 200_000,
  days: 5 * 365,
};

export const quickSize: BenchSize = {
  name: 'quick',
  patients: 50_000,
  neighbours: [2000, 500],
  invoices: 50_000,
  referrers: 100,
  doctors: 10,
  wards: 40,
  beds: 1000,
  admissions: 100_000,
  medicines: 200_000,
  days: 365,
};

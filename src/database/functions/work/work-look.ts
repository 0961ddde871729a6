/** The columns by table that a look reads, with commas between them, and nothing else of any hospital. */
type Reads = Readonly<Record<string, string>>;

/**
 * How the database finds in which hospitals there may be work for a job, so that all others are left alone. It may find
 * a hospital too many and never one too few: the job looks closely. It stands beside its job; `npm run migrate` puts
 * all of them together into `find_tenants_with_work`, which passes row-level security and may read what they name.
 * docs/decisions/0091-work-of-many-hospitals.md
 */
export interface HospitalLook {
  reads: Reads;
  /**
   * A query that has rows where the hospital has work. Every table is named with `public.` and narrowed by
   * `hospital.id`; `moment` is now. In a daily look `latest` is the last date that it can be anywhere at this moment,
   * and `done.last_day` when the job was last done here, or null.
   */
  finds: string;
}

/** The look of a job whose hospitals are not those that are open, in two forms. */
export interface OwnLook {
  reads: Reads;
  /** A query over all hospitals: name of the job, id of the hospital, `null::text`, `null::date`. */
  statement: string;
  /** Where each hospital's rows lie on one machine of several: statements of PL/pgSQL for one `hospital`. */
  ofOne: string;
  /** What `ofOne` needs declared. */
  declares?: string;
}

/** The looks of all jobs by the names of these. */
export interface WorkLooks {
  /** What may be found each minute. */
  anyTime: Readonly<Record<string, HospitalLook>>;
  /** What may be found once a day. */
  onceADay: Readonly<Record<string, HospitalLook>>;
  own: Readonly<Record<string, OwnLook>>;
}

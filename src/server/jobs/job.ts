import type { HospitalLook, OwnLook } from '#database/functions/work/work-look.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { CallContext } from '../call-context.ts';

/** What a job works with: one open transaction of one tenant, and nobody who asked for it. */
export interface JobContext extends Pick<
  CallContext,
  'db' | 'tenantId' | 'clock' | 'audit' | 'announce' | 'fillings' | 'atOperator'
> {
  /** The hospital's date and zone. */
  readonly today: string;
  readonly timeZone: string;
  /**
   * Works inside a hospital within the transaction of this job. For jobs of the platform alone; @throws Error in any
   * other job.
   */
  readonly inHospital: CallContext['inHospital'];
}

/** Work that is done in every tenant once on each of its days, as soon as a host runs on that day. */
export interface DailyJob {
  /** Nothing is done where this module is off. */
  readonly module?: ModuleFlag;
  /** `area.verb-thing`; names the mark that says it was done on a day. */
  readonly name: string;
  /** In which hospitals there may be work for it on a day; in every one where it is left out. */
  readonly look?: HospitalLook;
  readonly run: (context: JobContext) => Promise<void>;
}

/**
 * Work that must not wait for a day: every host looks for it in every tenant each minute. Several processes may do so
 * at once, so a job claims what it does by changing its rows: who comes second finds nothing left.
 */
export interface MinuteJob extends Omit<DailyJob, 'look'> {
  /** Done in the organization that runs the platform, and in no hospital. */
  readonly isForPlatform?: boolean;
  /** In which hospitals there may be work for it; in every one where it is left out. */
  readonly look?: HospitalLook | OwnLook;
  /** Looks for work in a transaction that only reads: most minutes there is none. */
  readonly isDue: (context: Pick<JobContext, 'db' | 'tenantId' | 'clock'>) => Promise<boolean>;
}

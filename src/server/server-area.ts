import type { Db } from '#database/tables.ts';
import type { ModuleFlag } from '#kernel/access/modules.ts';
import type { HandledCall } from './handle.ts';
import type { DailyJob, MinuteJob } from './jobs/job.ts';
import type { MailingParts } from './mail/secret-mail.ts';
import type { Filling } from './points/point.ts';
import type { AreaSamples } from './sample-hospital.ts';

/** A hospital that is being made. */
export interface NewHospital {
  db: Db;
  tenantId: string;
  /** ISO 8601. */
  at: string;
}

/** What an area registers with the server. */
export interface ServerArea extends MailingParts {
  readonly name: string;
  /** Where it is off, none of the area's calls and jobs work; a call can name another one of its own. */
  readonly module?: ModuleFlag;
  readonly calls: readonly HandledCall[];
  readonly dailyJobs?: readonly DailyJob[];
  readonly minuteJobs?: readonly MinuteJob[];
  /** The HTTP status of each refusal of its own. */
  readonly errors?: Readonly<Record<string, number>>;
  /** What it tells other areas: what it puts into their points. */
  readonly fills?: readonly Filling[];
  /** What it gives every new hospital, in the transaction that makes it. */
  readonly newHospital?: (hospital: NewHospital) => Promise<void>;
  /** How it fills a sample hospital. */
  readonly samples?: AreaSamples;
}

import type { Topic } from '#kernel/access/topics.ts';
import type { JobContext, MinuteJob } from '../jobs/job.ts';
import { type AlarmRegister, hasOverdueAlarms, markPassedOn } from './alarm-rows.ts';

/** The maximum number of alarms of a hospital that are passed on in one minute. */
const maxPassedOn = 50;

export type Looking = Parameters<MinuteJob['isDue']>[0];

export interface PassingOn extends Pick<MinuteJob, 'name' | 'look'> {
  register: AlarmRegister;
  /** What the audit trail calls them. */
  resource: string;
  topic: Topic;
  /** Whatever the register's column says up to this instant is overdue. */
  overdueUntil: (context: Looking) => Promise<string>;
  /** Tells further people of these alarms, and says how many. */
  tell: (context: JobContext, ids: readonly string[]) => Promise<number>;
}

/** A job that tells further people of alarms that nobody has acknowledged in the time that the hospital sets. */
export function passOnAlarms({
  name,
  look,
  register,
  resource,
  topic,
  overdueUntil,
  tell,
}: PassingOn): MinuteJob {
  return {
    name,
    ...(look && { look }),
    async isDue(context) {
      const { db, tenantId } = context;
      return hasOverdueAlarms(db, tenantId, register, await overdueUntil(context));
    },
    async run(context) {
      const { db, tenantId, clock } = context;
      const until = await overdueUntil(context);
      const at = clock.now().toISOString();
      const ids = await markPassedOn(db, tenantId, register, { until, at, limit: maxPassedOn });
      if (ids.length === 0) return;
      const told = await tell(context, ids);
      for (const resourceId of ids) {
        context.audit({ action: 'ESCALATE', resource, resourceId, newValues: { told } });
      }
      context.announce(topic);
    },
  };
}

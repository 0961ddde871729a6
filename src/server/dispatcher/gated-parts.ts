import type { HandledCall } from '../handle.ts';
import type { DailyJob, MinuteJob } from '../jobs/job.ts';
import type { ServerArea } from '../server-area.ts';

/** The calls of an area, each with the module that gates it. */
export function callsOf({ calls, module }: ServerArea): HandledCall[] {
  if (module === undefined) return [...calls];
  return calls.map(({ call, handler }) => ({ call: { module, ...call }, handler }));
}

/** The daily jobs of an area, each with the module that gates it. */
export function dailyJobsOf({ dailyJobs = [], module }: ServerArea): DailyJob[] {
  return dailyJobs.map((job) => (module === undefined ? job : { module, ...job }));
}

/** The same for those of each minute. */
export function minuteJobsOf({ minuteJobs = [], module }: ServerArea): MinuteJob[] {
  return minuteJobs.map((job) => (module === undefined ? job : { module, ...job }));
}

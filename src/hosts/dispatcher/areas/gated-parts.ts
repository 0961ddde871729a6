import type { Actor } from '#kernel/access/actor.ts';
import type { DailyJob, HandledCall, MinuteJob, ServerArea } from '#database/handler.ts';

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

type SourceName = 'timeline' | 'patientAlerts' | 'consultationOrders' | 'homeWork' | 'firstSteps';

/** What the areas whose module is on have for a part of a screen that many areas fill. */
export function sourcesOf<Name extends SourceName>(
  areas: readonly ServerArea[],
  { modules }: Pick<Actor, 'modules'>,
  name: Name,
): NonNullable<ServerArea[Name]>[] {
  return areas.flatMap(({ module, [name]: source }) =>
    source && (!module || modules[module]) ? [source] : [],
  );
}

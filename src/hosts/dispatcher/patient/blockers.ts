import type { CallContext, ServerArea } from '#database/handler.ts';
import type { DischargeBlocker, DischargeOf } from '#kernel/care/discharge.ts';
import type { JoinBlocker, RecordsToJoin } from '#kernel/care/join-blocker.ts';

/** What all areas whose module is on say against a discharge. */
export async function dischargeBlockersOf(
  areas: readonly ServerArea[],
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>,
  discharge: DischargeOf,
): Promise<DischargeBlocker[]> {
  const finders = areas.flatMap(({ module, dischargeBlockers }) =>
    dischargeBlockers && (!module || context.actor.modules[module]) ? [dischargeBlockers] : [],
  );
  return (await Promise.all(finders.map((find) => find(context, discharge)))).flat();
}

/** What all areas say against joining two records, also those whose module is off: their rows move as well. */
export async function joinBlockersOf(
  areas: readonly ServerArea[],
  context: Pick<CallContext, 'db' | 'tenantId'>,
  records: RecordsToJoin,
): Promise<JoinBlocker[]> {
  const finders = areas.flatMap(({ joinBlockers }) => joinBlockers ?? []);
  return (await Promise.all(finders.map((find) => find(context, records)))).flat();
}

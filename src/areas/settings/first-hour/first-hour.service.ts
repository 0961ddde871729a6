import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { findFirstSteps } from '#server/points/first-steps.ts';
import { announceSettings } from '../settings/settings.service.ts';
import type * as contract from './first-hour.contract.ts';
import type { FirstHour } from './first-hour.contract.ts';
import { selectFirstHour, writeClock, writeHidden } from './first-hour.queries.ts';

export async function readFirstHour(context: CallContext): Promise<FirstHour> {
  const { db, tenantId, actor } = context;
  // The operator runs no wards: of the first hour only the clock is theirs.
  const finding = can(actor, 'super_admin') ? [] : findFirstSteps(context);
  const [stored, steps] = await Promise.all([selectFirstHour(db, tenantId), finding]);
  return {
    isClockAsked: stored.time_zone === 'UTC' && stored.clock_decided_at === null,
    isHidden: stored.first_steps_hidden_at !== null,
    steps,
  };
}

/** 'Keep UTC' is a decision as well: it is asked once. What is stored are instants, and none of them is moved. */
export async function decideClock(
  context: CallContext,
  { timeZone }: CallInput<typeof contract.decideClock>,
): Promise<{ timeZone: string }> {
  const { db, tenantId, clock } = context;
  const before = await selectFirstHour(db, tenantId);
  await writeClock(db, tenantId, timeZone, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'settings',
    resourceId: tenantId,
    oldValues: { timeZone: before.time_zone },
    newValues: { timeZone },
  });
  announceSettings(context);
  return { timeZone };
}

export async function hideFirstSteps(
  context: CallContext,
  { isHidden }: CallInput<typeof contract.hideFirstSteps>,
): Promise<{ isHidden: boolean }> {
  const { db, tenantId, clock } = context;
  const before = await selectFirstHour(db, tenantId);
  await writeHidden(db, tenantId, isHidden, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'first_hour',
    resourceId: tenantId,
    oldValues: { isHidden: before.first_steps_hidden_at !== null },
    newValues: { isHidden },
  });
  context.announce('settings');
  return { isHidden };
}

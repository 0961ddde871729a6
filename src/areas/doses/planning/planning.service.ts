import type { FollowOrder } from '#server/points/orders.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { readPolicies } from '../policy/policy-reading.service.ts';
import { isRunning, isSame, slotsBetween } from '../schedule/slots.rules.ts';
import type { NewDose, OrderRow } from './planning.queries.ts';
import * as queries from './planning.queries.ts';

const hourMs = 3_600_000;

/** How far ahead doses are planned. */
const horizonHours = 48;

export interface Planner {
  db: Db;
  tenantId: string;
  timeZone: string;
  now: Date;
}

export function horizonOf(now: Date): string {
  return new Date(now.getTime() + horizonHours * hourMs).toISOString();
}

/** Brings the doses of a prescription to what its lines say now: new ones are planned, those of a stopped line withdrawn. */
export const followOrder: FollowOrder = async ({ db, tenantId, actor, clock, announce }, order) => {
  if (order.admissionId === null) return;
  const planner = { db, tenantId, timeZone: actor.timeZone, now: clock.now() };
  await planOrders(planner, await queries.selectOrders(db, tenantId, order));
  announce('doses');
};

/** Plans what all running orders of the house still lack up to the horizon. */
export async function planAll(planner: Planner): Promise<void> {
  const { db, tenantId, timeZone, now } = planner;
  const from = plusDays(dateIn(timeZone, now), -2);
  await planOrders(planner, await queries.selectOrders(db, tenantId, { from }));
}

/** Plans anew what lies on a day or after it, because the hospital's times are others from then on. */
export async function planAgain(planner: Planner, day: string): Promise<void> {
  await queries.withdrawFrom(planner.db, planner.tenantId, day, planner.now.toISOString());
  await planAll(planner);
}

/**
 * Orders are planned from the moment they began, at most as far back as the horizon, so that a line written while no job
 * ran lacks nothing; what was due before now and is missing counts as due all the same.
 */
async function planOrders(planner: Planner, orders: readonly OrderRow[]): Promise<void> {
  const { db, tenantId, timeZone, now } = planner;
  if (orders.length === 0) return;
  const from = new Date(now.getTime() - horizonHours * hourMs).toISOString();
  const to = horizonOf(now);
  const nowText = now.toISOString();
  const policyOn = await readPolicies(db, tenantId, plusDays(dateIn(timeZone, now), -4));
  const lineIds = orders.flatMap(({ line_id: own, replaces_id: before }) => (before ? [own, before] : [own]));
  const stored = await queries.selectSlots(db, tenantId, lineIds, from);
  const missing: NewDose[] = [];
  const withdrawn: string[] = [];
  for (const order of orders) {
    const wanted = slotsBetween(
      {
        frequency: order.frequency,
        startsOn: order.starts_on,
        endsOn: order.ends_on,
        isReplacement: order.replaces_id !== null,
        events: order.events,
      },
      { from, to, timeZone, timesOn: (day) => policyOn(day).times },
    );
    // What the line before it has given or was refused at a slot is not given again by the one in its place.
    const before = stored.filter((row) => row.line_id === order.replaces_id && row.status !== 'scheduled');
    const own = stored.filter((row) => row.line_id === order.line_id);
    missing.push(
      ...wanted
        .filter((slot) => ![...before, ...own].some((row) => isSame(slotOf(row), slot)))
        .map((slot) => newDose(order, slot)),
    );
    withdrawn.push(
      ...own
        .filter((row) => row.status === 'scheduled' && row.scheduled_at >= nowText)
        .filter((row) => !isRunning(order.events, row.scheduled_at) || !isWanted(row, wanted, to))
        .map(({ id }) => id),
    );
  }
  await queries.withdrawDoses(db, tenantId, withdrawn);
  await queries.insertPlanned(db, tenantId, missing, nowText);
}

type StoredSlot = Awaited<ReturnType<typeof queries.selectSlots>>[number];

function isWanted(row: StoredSlot, wanted: ReturnType<typeof slotsBetween>, to: string): boolean {
  return row.scheduled_at >= to || wanted.some((slot) => isSame(slotOf(row), slot));
}

function slotOf({ slot_day: day, slot_minute: minute }: StoredSlot) {
  return { day: day!, minute: minute! };
}

function newDose(order: OrderRow, slot: ReturnType<typeof slotsBetween>[number]): NewDose {
  return {
    id: newId(),
    patient_id: order.patient_id,
    admission_id: order.admission_id,
    line_id: order.line_id,
    slot_day: slot.day,
    slot_minute: slot.minute,
    share: slot.share,
    scheduled_at: slot.at,
  };
}

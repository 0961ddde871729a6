import { readAllergies } from '#areas/patients/patients.public.ts';
import { selectEndedDoses, selectOverdueDoses, selectUnreadOrders } from '#areas/doses/doses.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { shiftRows } from '../../shifts/shift.queries.ts';
import { readFluidsOfShift } from './sbar-fluids.service.ts';
import type { Sbar } from './sbar.contract.ts';
import {
  type HandedOverRow,
  selectCalls,
  selectHandedOver,
  selectMeasured,
  selectOpenLabOrders,
  selectOpenTasks,
  selectWardOrders,
} from './sbar.queries.ts';
import { sbarOf } from './sbar.rules.ts';

/** What a handover of a shift says of each of its patients now, by bed. */
export async function readSbar(
  context: CallContext,
  shiftId: string,
): Promise<{ row: HandedOverRow; sbar: Sbar }[]> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const startedAt = (await shiftRows.select(db, tenantId, shiftId))!.start_time;
  const rows = await selectHandedOver(db, tenantId, shiftId, startedAt);
  if (rows.length === 0) return [];
  const sets = rows.flatMap(({ latest_id }) => latest_id ?? []);
  const measured = new Map((await selectMeasured(db, tenantId, sets)).map((set) => [set.id, set]));
  const admissionIds = rows.map(({ admission_id }) => admission_id);
  const tasks = await selectOpenTasks(db, tenantId, admissionIds);
  const overdue = await selectOverdueDoses(db, tenantId, { admissionIds, now });
  const unread = await selectUnreadOrders(db, tenantId, { admissionIds, now });
  const ordered = await selectWardOrders(db, tenantId, admissionIds);
  const laboratory = await selectOpenLabOrders(db, tenantId, admissionIds);
  const doses = await selectEndedDoses(db, tenantId, { admissionIds, from: startedAt });
  const calls = await selectCalls(db, tenantId, { admissionIds, from: startedAt });
  const patientIds = rows.map(({ patient_id }) => patient_id);
  const fluids = await readFluidsOfShift(context, { startedAt, patientIds });
  const today = todayOf(context);
  const told = [];
  for (const row of rows) {
    const known = {
      measured: row.latest_id === null ? undefined : measured.get(row.latest_id),
      calls: calls.filter(({ admission_id }) => admission_id === row.admission_id),
      tasks: tasks.filter(({ admission_id }) => admission_id === row.admission_id),
      doses: doses.filter(({ admission_id }) => admission_id === row.admission_id),
      overdue: overdue.filter(({ admission_id }) => admission_id === row.admission_id),
      unread: unread.filter(({ admission_id }) => admission_id === row.admission_id),
      ordered: ordered.filter(({ admission_id }) => admission_id === row.admission_id),
      laboratory: laboratory.filter(({ patient_id }) => patient_id === row.patient_id),
      fluids: fluids.get(row.patient_id) ?? null,
      allergies: await allergiesOf(context, row.patient_id),
      admittedOn: dateIn(actor.timeZone, new Date(row.admitted_at)),
      today,
      now,
    };
    told.push({ row, sbar: sbarOf(row, known) });
  }
  return told;
}

/** Null where nobody has asked; empty where none are known. */
async function allergiesOf(context: CallContext, patientId: string): Promise<string[] | null> {
  const { state, rows } = await readAllergies(context, patientId);
  const named = rows.map(({ substance }) => substance);
  return named.length === 0 && state === 'not-asked' ? null : named;
}

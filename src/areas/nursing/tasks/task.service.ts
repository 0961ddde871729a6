import { findStay } from '#areas/vitals/vitals.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { addTasks } from './task-adding.service.ts';
import type * as contract from './task.contract.ts';
import type { Task } from './task.contract.ts';
import {
  selectRepetition,
  selectRepetitionOfOrder,
  selectTask,
  selectTasks,
  type TaskRow,
  taskRows,
} from './task.queries.ts';
import { auditValues, toTask } from './task.record.ts';
import { nextDue } from './task.rules.ts';

const taskRecord = recordOf({
  resource: 'nursing_tasks',
  topic: 'nursing-tasks',
  rows: taskRows,
  select: (db, tenantId, id, { actor }) => selectTask(db, tenantId, id, actor),
  toRecord: toTask,
  audited: auditValues,
});

export async function listTasks(
  { db, tenantId, actor }: CallContext,
  { scope, ...request }: CallInput<typeof contract.listTasks>,
): Promise<Page<Task>> {
  const nurseId = scope === 'mine' ? actor.userId : undefined;
  const rows = await selectTasks(db, tenantId, { ...request, nurseId }, actor);
  const page = toPage(rows, request.limit, (row) => [row.due_at, row.id]);
  return { ...page, rows: page.rows.map(toTask) };
}

/** @throws AppError NOT_FOUND for a patient of another hospital, PATIENT_NOT_ADMITTED */
export async function createTask(
  context: CallContext,
  { patientId, text, dueAt }: CallInput<typeof contract.createTask>,
): Promise<Task> {
  const stay = await findStay(context, {
    patientId,
    admissionId: undefined,
    at: undefined,
    field: 'dueAt',
  });
  if (stay.admissionId === null) throw new AppError('PATIENT_NOT_ADMITTED');
  const [id] = await addTasks(context, [{ patientId, admissionId: stay.admissionId, text, dueAt }]);
  return taskRecord.created(context, id!);
}

/** @throws AppError NOT_FOUND, WRONG_STATE for one that is closed, STALE */
export async function takeTask(
  context: CallContext,
  { taskId, version, isTaken }: CallInput<typeof contract.takeTask>,
): Promise<Task> {
  const { actor, clock } = context;
  const now = clock.now().toISOString();
  return changeTask(
    context,
    { taskId, version },
    isTaken ? { taken_by: actor.userId, taken_at: now } : { taken_by: null, taken_at: null },
  );
}

/**
 * Closes an open task; of an intervention or an order that repeats the next one is made in the same transaction, once for each
 * time that it is due.
 * @throws AppError NOT_FOUND, WRONG_STATE for one that is closed, STALE
 */
export async function closeTask(
  context: CallContext,
  input: CallInput<typeof contract.closeTask>,
): Promise<Task> {
  const { actor, clock } = context;
  const { taskId, version, status } = input;
  const now = clock.now().toISOString();
  const closed = await changeTask(
    context,
    { taskId, version },
    {
      status,
      reason: input.status === 'not_done' ? input.reason : null,
      closed_by: actor.userId,
      closed_at: now,
    },
  );
  const row = await taskRecord.requireRow(context, taskId);
  if (row.note_id !== null) context.announce('nursing-notes');
  if (row.intervention_id !== null) context.announce('care-plans');
  const repetition = await repetitionOf(context, row);
  if (repetition) {
    const next = {
      patientId: row.patient_id,
      admissionId: row.admission_id,
      ...(row.intervention_id !== null && { interventionId: row.intervention_id }),
      ...(row.order_id !== null && { orderId: row.order_id }),
      text: repetition.text,
      dueAt: nextDue(row.due_at, repetition.every_hours, now),
    };
    const stale = () => new AppError('WRONG_STATE', { status: 'open' });
    await refusing(addTasks(context, [next]), {
      ...{ nursing_task_once: stale, nursing_task_next: stale, nursing_task_next_of_order: stale },
    });
  }
  return closed;
}

async function repetitionOf({ db, tenantId }: CallContext, row: TaskRow) {
  if (row.intervention_id !== null) return selectRepetition(db, tenantId, row.intervention_id);
  return row.order_id === null ? undefined : selectRepetitionOfOrder(db, tenantId, row.order_id);
}

function changeTask(
  context: CallContext,
  { taskId: id, version }: { taskId: string; version: number },
  values: Parameters<typeof taskRecord.write>[2],
): Promise<Task> {
  return taskRecord.change(context, { id, version }, ({ status }) => {
    if (status !== 'open') throw new AppError('WRONG_STATE', { status });
    return values;
  });
}

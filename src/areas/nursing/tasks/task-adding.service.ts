import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import { insertTasks, selectOpenTasksOf, type TaskOrigin, taskRows } from './task.queries.ts';

export interface NewTask {
  patientId: string;
  admissionId: string | null;
  /** The intervention, the note or the order that it comes from; none for one that was written by hand. */
  interventionId?: string;
  noteId?: string;
  orderId?: string;
  text: string | null;
  dueAt: string;
}

type AddingContext = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock' | 'announce'>;

/** Stores tasks, and has open screens hear of them; returns their ids. */
export async function addTasks(context: AddingContext, tasks: readonly NewTask[]): Promise<string[]> {
  if (tasks.length === 0) return [];
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const rows = tasks.map(({ interventionId, noteId, orderId, ...task }) => ({
    tenant_id: tenantId,
    id: newId(),
    patient_id: task.patientId,
    admission_id: task.admissionId,
    source: sourceOf({ interventionId, noteId, orderId }),
    intervention_id: interventionId ?? null,
    note_id: noteId ?? null,
    order_id: orderId ?? null,
    text: task.text,
    due_at: task.dueAt,
    status: 'open' as const,
    taken_by: null,
    taken_at: null,
    closed_by: null,
    closed_at: null,
    reason: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  await insertTasks(db, rows);
  context.announce('nursing-tasks');
  return rows.map(({ id }) => id);
}

function sourceOf({
  interventionId,
  noteId,
  orderId,
}: Record<'interventionId' | 'noteId' | 'orderId', string | undefined>) {
  if (interventionId !== undefined) return 'care_plan' as const;
  if (orderId !== undefined) return 'order' as const;
  return noteId === undefined ? ('hand' as const) : ('note' as const);
}

/** Takes back the open tasks of a note that was entered in error, or of interventions or an order that were stopped. */
export async function withdrawTaskOf(context: AddingContext, of: TaskOrigin): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const open = await selectOpenTasksOf(db, tenantId, of);
  for (const { id, version } of open) {
    const closed = { closed_by: actor.userId, closed_at: now, updated_at: now };
    await taskRows.update(db, { tenantId, id, version }, { status: 'cancelled', ...closed });
  }
  if (open.length > 0) context.announce('nursing-tasks');
}

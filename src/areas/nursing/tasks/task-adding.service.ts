import type { CallContext } from '#database/handler.ts';
import { newId } from '#kernel/ids.ts';
import { insertTasks, selectOpenTasksOf, taskRows } from './task.queries.ts';

export interface NewTask {
  patientId: string;
  admissionId: string | null;
  /** The intervention or the note that it comes from; neither for one that was written by hand. */
  interventionId?: string;
  noteId?: string;
  text: string | null;
  dueAt: string;
}

type AddingContext = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock' | 'announce'>;

/** Stores tasks, and has open screens hear of them; returns their ids. */
export async function addTasks(context: AddingContext, tasks: readonly NewTask[]): Promise<string[]> {
  if (tasks.length === 0) return [];
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const rows = tasks.map(({ interventionId, noteId, ...task }) => ({
    tenant_id: tenantId,
    id: newId(),
    patient_id: task.patientId,
    admission_id: task.admissionId,
    source: sourceOf({ interventionId, noteId }),
    intervention_id: interventionId ?? null,
    note_id: noteId ?? null,
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
}: {
  interventionId?: string | undefined;
  noteId?: string | undefined;
}) {
  if (interventionId !== undefined) return 'care_plan' as const;
  return noteId === undefined ? ('hand' as const) : ('note' as const);
}

/** Takes back the open tasks of a note that was entered in error, or of interventions that were stopped. */
export async function withdrawTaskOf(
  context: AddingContext,
  of: { noteId: string } | { interventionIds: readonly string[] },
): Promise<void> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const open = await selectOpenTasksOf(db, tenantId, of);
  for (const { id, version } of open) {
    const closed = { closed_by: actor.userId, closed_at: now, updated_at: now };
    await taskRows.update(db, { tenantId, id, version }, { status: 'cancelled', ...closed });
  }
  if (open.length > 0) context.announce('nursing-tasks');
}

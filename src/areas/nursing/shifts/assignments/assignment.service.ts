import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import {
  endAssignments,
  endWaiting,
  insertAssignments,
  lockOpenAssignments,
  selectAdmissions,
} from './assignment.queries.ts';
import type * as contract from '../shift.contract.ts';
import { shiftRows, type StoredShift } from '../shift.queries.ts';

/**
 * @throws AppError NOT_FOUND, WRONG_STATE for a shift that is over, NOT_YOUR_SHIFT, PATIENT_ASSIGNED,
 *   PATIENT_NOT_ADMITTED
 */
export async function assignPatients(
  context: CallContext,
  { assignments }: CallInput<typeof contract.assignPatients>,
): Promise<{ moved: number }> {
  const { db, tenantId, actor } = context;
  const shifts = new Map<string, StoredShift>();
  for (const id of [...new Set(assignments.map(({ shiftId }) => shiftId))].toSorted()) {
    const shift = await shiftRows.lock(db, tenantId, id);
    if (!shift) throw new AppError('NOT_FOUND');
    if (shift.status !== 'active') throw new AppError('WRONG_STATE', { status: shift.status });
    refuseOthersShift(actor, shift);
    shifts.set(id, shift);
  }
  const wanted = assignments.map(({ admissionId, shiftId }) => ({
    admissionId,
    shift: shifts.get(shiftId)!,
  }));
  const moved = await moveTo(context, wanted);
  for (const [id, { nurse_id: nurseId }] of shifts) {
    const admissionIds = wanted.filter(({ shift }) => shift.id === id).map((one) => one.admissionId);
    context.audit({
      action: 'ASSIGN',
      resource: 'nursing_shifts',
      resourceId: id,
      newValues: { nurseId, admissionIds },
    });
  }
  return { moved };
}

interface WantedAssignment {
  admissionId: string;
  shift: Pick<StoredShift, 'id' | 'nurse_id'>;
}

/**
 * Makes nurses responsible for patients from now on: the assignment of whoever had them ends where the next begins.
 * Returns how many have another nurse than before.
 * @throws AppError NOT_FOUND, PATIENT_NOT_ADMITTED, PATIENT_ASSIGNED where another nurse has one of them and the actor may not decide that
 */
export async function moveTo(
  context: CallContext,
  wanted: readonly WantedAssignment[],
  /** A handover was accepted: whoever has the patients gives them away. */
  isHandedOver = false,
): Promise<number> {
  if (wanted.length === 0) return 0;
  const { db, tenantId, actor, clock } = context;
  const ids = [...new Set(wanted.map(({ admissionId }) => admissionId))];
  const admissions = await selectAdmissions(db, tenantId, ids);
  if (admissions.length !== ids.length) throw new AppError('NOT_FOUND');
  if (admissions.some(({ status }) => status !== 'active')) throw new AppError('PATIENT_NOT_ADMITTED');
  if (ids.length !== wanted.length) throw new AppError('PATIENT_ASSIGNED', { patients: 1 });
  const admitted = new Map(admissions.map((row) => [row.id, row.patient_id]));
  const current = new Map(
    (await lockOpenAssignments(db, tenantId, ids)).map((row) => [row.admission_id, row]),
  );
  const changed = wanted.filter(({ admissionId, shift }) => current.get(admissionId)?.shift_id !== shift.id);
  const ending = changed.flatMap(({ admissionId }) => current.get(admissionId) ?? []);
  if (ending.length > 0 && !isHandedOver && !can(actor, 'shifts.manage')) {
    throw new AppError('PATIENT_ASSIGNED', { patients: ending.length });
  }
  const now = clock.now().toISOString();
  const at = ending.reduce((latest, row) => (row.assigned_at > latest ? row.assigned_at : latest), now);
  const endingIds = ending.map(({ id }) => id);
  if (endingIds.length > 0) {
    await endAssignments(db, tenantId, endingIds, at);
    await endWaiting(db, tenantId, endingIds);
  }
  const rows = changed.map(({ admissionId, shift }) => ({
    tenant_id: tenantId,
    id: newId(),
    shift_id: shift.id,
    shift_status: 'active' as const,
    nurse_id: shift.nurse_id,
    admission_id: admissionId,
    patient_id: admitted.get(admissionId)!,
    assigned_at: at,
    assigned_by: actor.userId,
    ended_at: null,
  }));
  if (rows.length > 0) {
    const taken = () => new AppError('PATIENT_ASSIGNED', { patients: 1 });
    await refusing(insertAssignments(db, rows), {
      nursing_assignment_open: taken,
      nursing_assignment_one_nurse: taken,
    });
  }
  context.announce('nursing-shifts');
  return rows.length;
}

/** @throws AppError NOT_YOUR_SHIFT for the shift of somebody else, without shifts.manage */
export function refuseOthersShift(
  actor: CallContext['actor'],
  { nurse_id }: Pick<StoredShift, 'nurse_id'>,
): void {
  if (nurse_id !== actor.userId && !can(actor, 'shifts.manage')) throw new AppError('NOT_YOUR_SHIFT');
}

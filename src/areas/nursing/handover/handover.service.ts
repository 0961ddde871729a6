import { notify } from '#areas/notifications/notifications.public.ts';
import { findGrants } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { paperAnswers } from '#server/papers/paper-calls.ts';
import { paperWrites } from '#server/papers/paper-writes.ts';
import { paperOf } from '#server/papers/paper.ts';
import { notice } from '../nursing.notices.ts';
import { refuseOthersShift } from '../shifts/assignments/assignment.service.ts';
import { shiftRows, type StoredShift } from '../shifts/shift.queries.ts';
import type * as contract from './handover.contract.ts';
import type { Handover, OpenedHandover } from './handover.contract.ts';
import { issue } from './handover.issues.ts';
import {
  type HandoverRow,
  handoverRows,
  insertHandedPatients,
  insertHandover,
  selectHandedPatients,
  selectHandover,
  selectHandovers,
} from './handover.queries.ts';
import { auditValues, toHandedOver, toHandover, toOpenedHandover } from './handover.record.ts';
import { readSbar } from './sbar/sbar.service.ts';

export const handoverPaper = paperOf<HandoverRow, OpenedHandover>({
  resource: 'nursing_handovers',
  topic: 'nursing-handovers',
  select: selectHandover,
  toPaper: async ({ db, tenantId }, row) =>
    toOpenedHandover(row, await selectHandedPatients(db, tenantId, row.id)),
});

/** @throws AppError STALE with the stored handover */
export const writeHandover = paperWrites(handoverPaper, handoverRows);

export async function listHandovers(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listHandovers>,
): Promise<Page<Handover>> {
  return mapPage(await selectHandovers(db, tenantId, request), toHandover);
}

/** @throws AppError NOT_FOUND, NOT_YOUR_SHIFT */
export async function prepareHandover(
  context: CallContext,
  { shiftId }: CallInput<typeof contract.prepareHandover>,
) {
  const shift = await shiftRows.select(context.db, context.tenantId, shiftId);
  if (!shift) throw new AppError('NOT_FOUND');
  refuseOthersShift(context.actor, shift);
  const told = await readSbar(context, shiftId);
  return { rows: told.map(({ row, sbar }) => toHandedOver(row, sbar)) };
}

const answers = paperAnswers(handoverPaper, { id: 'handoverId', facts: () => ({}) });

export const getHandover = answers.get;
export const recordHandoverPrint = answers.recordPrint();

/** @throws AppError NOT_FOUND, NOT_YOUR_SHIFT, WRONG_STATE, HANDOVER_WAITING, INVALID_INPUT at the field */
export async function giveHandover(
  context: CallContext,
  { shiftId, toNurseId, words, patients }: CallInput<typeof contract.giveHandover>,
): Promise<OpenedHandover> {
  const { db, tenantId, actor, clock } = context;
  const shift = await shiftRows.lock(db, tenantId, shiftId);
  if (!shift) throw new AppError('NOT_FOUND');
  refuseOthersShift(actor, shift);
  requireStatus(shift.status, ['active']);
  await refuseReceiver(context, shift, toNurseId);
  const told = new Map((await readSbar(context, shiftId)).map((one) => [one.row.assignment_id, one]));
  const now = clock.now().toISOString();
  const id = newId();
  const handed = patients.map((one, place) => {
    const known = told.get(one.assignmentId);
    if (!known) throw new AppError('NOT_FOUND');
    const { admission_id, patient_id } = known.row;
    return {
      tenant_id: tenantId,
      handover_id: id,
      assignment_id: one.assignmentId,
      admission_id,
      patient_id,
      position: place,
      sbar: JSON.stringify(known.sbar),
      words: one.words,
      is_pending: true,
    };
  });
  if (new Set(handed.map((one) => one.assignment_id)).size !== handed.length) {
    throw new AppError('HANDOVER_WAITING', { patients: 1 });
  }
  await insertHandover(db, {
    tenant_id: tenantId,
    id,
    shift_id: shiftId,
    ward_id: shift.ward_id,
    from_nurse_id: shift.nurse_id,
    to_nurse_id: toNurseId,
    status: 'given',
    words,
    given_at: now,
    accepted_at: null,
    to_shift_id: null,
    withdrawn_at: null,
    withdrawn_by: null,
    updated_at: now,
    version: 1,
  });
  await refusing(insertHandedPatients(db, handed), {
    nursing_handover_patient_waiting: () => new AppError('HANDOVER_WAITING', { patients: 1 }),
  });
  const given = await handoverPaper.changed(context, id, (stored) => ({
    action: 'CREATE',
    newValues: auditValues(stored),
  }));
  await notify(context, {
    userId: toNurseId,
    notice: notice('handoverGiven', { nurse: given.fromNurseName, patients: handed.length }),
    link: `/dashboard/nursing/handovers/${id}`,
  });
  return given;
}

async function refuseReceiver(
  { db, tenantId }: CallContext,
  { nurse_id }: StoredShift,
  toNurseId: string,
): Promise<void> {
  if (toNurseId === nurse_id) throw invalidFields({ toNurseId: issue('receiverSelf') });
  const grants = (await findGrants(db, tenantId, [toNurseId])).get(toNurseId);
  if (!grants) throw new AppError('NOT_FOUND');
  if (!can(grants, 'nursing.write')) throw invalidFields({ toNurseId: issue('receiverUnknown') });
}

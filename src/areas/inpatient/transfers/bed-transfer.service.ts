import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { Notice } from '#kernel/notice.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { lockActive } from '../admissions/steps/active-admission.service.ts';
import { requirePatient } from '../admissions/steps/admissible-patient.service.ts';
import { bedNotAvailable, refuseTaken, refuseUnexplained } from '../admissions/steps/placement.service.ts';
import { requireBed } from '../beds/bed.service.ts';
import { notice } from '../inpatient.notices.ts';
import type * as contract from './bed-transfer.contract.ts';
import type { BedTransfer } from './bed-transfer.contract.ts';
import { issue } from './bed-transfer.issues.ts';
import {
  insertTransfers,
  selectOpenTransfer,
  selectTransfer,
  selectTransfers,
  type StoredTransfer,
  transferRows,
} from './bed-transfer.queries.ts';
import { auditValues, toTransfer } from './bed-transfer.record.ts';
import { holdBed } from './hold.queries.ts';
import { readHoldMinutes } from './settings/transfer-settings.queries.ts';
import { closeTransfer } from './transfer-closing.service.ts';

/** Where transfers are shown. */
export const transfersAddress = '/dashboard/bed-transfers';

const minuteMs = 60_000;

export const transferRecord = recordOf({
  resource: 'bed_transfers',
  topic: 'bed-transfers',
  rows: transferRows,
  select: (db, tenantId, id, { clock }) => selectTransfer(db, tenantId, id, clock.now().toISOString()),
  toRecord: toTransfer,
  audited: auditValues,
  refusals: { bed_transfer_open_of_admission: () => new AppError('TRANSFER_OPEN') },
});

export async function listBedTransfers(
  { db, tenantId, clock }: CallContext,
  input: CallInput<typeof contract.listBedTransfers>,
): Promise<Page<BedTransfer>> {
  const rows = await selectTransfers(db, tenantId, { ...input, now: clock.now().toISOString() });
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toTransfer) };
}

/**
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, WRONG_STATE for an admission that is over or has no bed,
 * TRANSFER_OPEN, BED_NOT_AVAILABLE, PLACEMENT_NEEDS_REASON
 */
export async function requestBedTransfer(
  context: CallContext,
  input: CallInput<typeof contract.requestBedTransfer>,
): Promise<BedTransfer> {
  const { db, tenantId, actor, clock } = context;
  const { admissionId, toBedId, transferReason, placementReason: reason } = input;
  const admission = await lockActive(context, admissionId);
  if (admission.bed === null) throw new AppError('WRONG_STATE', { status: 'without-bed' });
  const fromBedId = admission.bed.id;
  if (input.fromBedId !== undefined && input.fromBedId !== fromBedId) {
    await requireBed(context, input.fromBedId);
    throw invalidFields({ fromBedId: issue('otherBed') });
  }
  if (toBedId === fromBedId) throw invalidFields({ toBedId: issue('sameBed') });
  await refuseOpenTransfer(context, admissionId);
  const at = clock.now().toISOString();
  const wanted = await requireBed(context, toBedId);
  refuseTaken(wanted, at, null);
  const patient = await requirePatient(context, admission.patient.id);
  await refuseUnexplained(context, wanted.ward_id, { patient, reason });
  const id = newId();
  const row: StoredTransfer = {
    ...newTransfer(context, { id, admissionId, fromBedId, toBedId, transferReason }),
    placement_reason: reason || null,
    notes: input.notes,
    admission_status: 'active',
    status: 'pending',
  };
  await transferRecord.refusing(insertTransfers(db, [row]));
  const transfer = await transferRecord.created(context, id);
  const placers = await findPeopleWith(db, tenantId, 'beds.assign');
  const others = placers.filter((userId) => userId !== actor.userId);
  await notifyAll(context, others, {
    notice: notice('transferRequested', factsOf(transfer)),
    link: transfersAddress,
  });
  return transfer;
}

/** What every new transfer begins with, as of now. */
export function newTransfer(
  { tenantId, actor, clock }: CallContext,
  of: Pick<BedTransfer, 'id' | 'admissionId'> & Record<'fromBedId' | 'toBedId' | 'transferReason', string>,
): Omit<StoredTransfer, 'status' | 'admission_status' | 'placement_reason' | 'notes'> {
  const at = clock.now().toISOString();
  return {
    tenant_id: tenantId,
    id: of.id,
    admission_id: of.admissionId,
    from_bed_id: of.fromBedId,
    to_bed_id: of.toBedId,
    transfer_reason: of.transferReason,
    requested_by: actor.userId,
    approved_by: null,
    approved_at: null,
    transfer_date: null,
    completed_by: null,
    cancelled_by: null,
    cancelled_at: null,
    cancel_reason: null,
    swapped_with: null,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

/** @throws AppError TRANSFER_OPEN for an admission that is to be moved already. */
export async function refuseOpenTransfer({ db, tenantId }: CallContext, admissionId: string): Promise<void> {
  if (await selectOpenTransfer(db, tenantId, admissionId)) throw new AppError('TRANSFER_OPEN');
}

/** @throws AppError WRONG_STATE, STALE, BED_NOT_AVAILABLE with who has the bed or for whom it is held */
export async function approveBedTransfer(
  context: CallContext,
  { transferId: id, version }: CallInput<typeof contract.approveBedTransfer>,
): Promise<BedTransfer> {
  const { db, tenantId, actor, clock } = context;
  const before = await lockTransfer(context, id, ['pending']);
  const at = clock.now().toISOString();
  const minutes = await readHoldMinutes(db, tenantId);
  const until = new Date(clock.now().getTime() + minutes * minuteMs).toISOString();
  const approved = { approved_by: actor.userId, approved_at: at };
  await transferRecord.write(context, { id, version }, { status: 'approved', ...approved });
  const bedId = before.toBed.id;
  const held = await holdBed(db, tenantId, { bedId, transferId: id, until, at });
  if (!held) throw bedNotAvailable(await requireBed(context, bedId), at);
  const after = await transferRecord.changedSince(context, before);
  await tellAsker(context, after, notice('transferApproved', { ...factsOf(after), until }));
  context.announce('beds');
  return after;
}

/** Withdrawn by who asked, or rejected by who places patients. @throws AppError WRONG_STATE, STALE, FORBIDDEN */
export async function cancelBedTransfer(
  context: CallContext,
  { transferId: id, version, reason }: CallInput<typeof contract.cancelBedTransfer>,
): Promise<BedTransfer> {
  const { actor } = context;
  const before = await lockTransfer(context, id, ['pending', 'approved']);
  const isOwn = before.requestedBy === actor.userId;
  if (!isOwn && !can(actor, 'beds.assign')) throw new AppError('FORBIDDEN', { permission: 'beds.assign' });
  const written = await closeTransfer(context, { id, version, to_bed_id: before.toBed.id }, reason);
  if (!written) throw new AppError('STALE', { current: before });
  const after = await transferRecord.changedSince(context, before);
  await tellAsker(context, after, notice('transferRejected', factsOf(after)));
  context.announce('beds');
  return after;
}

/**
 * A transfer in one of these states, which nobody else changes before the end of the call.
 * @throws AppError NOT_FOUND, WRONG_STATE
 */
export async function lockTransfer(
  context: CallContext,
  id: string,
  states: readonly BedTransfer['status'][],
): Promise<BedTransfer> {
  const seen = await transferRecord.read(context, id);
  if (!states.includes(seen.status)) throw new AppError('WRONG_STATE', { status: seen.status });
  await lockActive(context, seen.admissionId);
  const locked = toTransfer(await transferRecord.lock(context, id));
  if (!states.includes(locked.status)) throw new AppError('WRONG_STATE', { status: locked.status });
  return locked;
}

/** Who asked hears of what others decide. */
async function tellAsker(
  context: CallContext,
  { requestedBy: userId }: BedTransfer,
  told: Notice,
): Promise<void> {
  if (userId === context.actor.userId) return;
  await notify(context, { userId, notice: told, link: transfersAddress });
}

function factsOf({ patient: { patientNumber }, toBed }: BedTransfer) {
  return { patientNumber, bedNumber: toBed.bedNumber, wardName: toBed.wardName };
}

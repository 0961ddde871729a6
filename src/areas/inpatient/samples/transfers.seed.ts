import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { StoredAdmission } from '../admissions/admission.queries.ts';
import type { StoredBed } from '../beds/bed.queries.ts';
import { insertTransfers, type StoredTransfer } from '../transfers/bed-transfer.queries.ts';
import { holdBed } from '../transfers/hold.queries.ts';
import { type SampleTransfer, sampleTransfers } from './moves.samples.ts';
import { hourMs, type SampleHouse } from './sample-house.ts';

/** How long the sample hospital keeps a bed for an approved transfer. */
const holdHours = 4;

interface Moved {
  /** By place among the sample patients. */
  active: ReadonlyMap<number, StoredAdmission>;
  beds: ReadonlyMap<string, StoredBed>;
  now: Date;
}

/** The transfers of a sample hospital, one in each state. */
export function transfersOf(house: SampleHouse, moved: Moved): StoredTransfer[] {
  return sampleTransfers.flatMap((sample) => {
    const admission = moved.active.get(sample.patient);
    return admission ? [transferOf(house, sample, { ...moved, admission })] : [];
  });
}

/** After the beds; each approved one keeps its bed. */
export async function seedTransfers(db: Db, transfers: readonly StoredTransfer[]): Promise<void> {
  if (transfers.length > 0) await insertTransfers(db, transfers);
  for (const { tenant_id: tenantId, id: transferId, to_bed_id: bedId, approved_at: at } of openHolds(
    transfers,
  )) {
    const until = new Date(Date.parse(at!) + holdHours * hourMs).toISOString();
    await holdBed(db, tenantId, { bedId, transferId, until, at: at! });
  }
}

function openHolds(transfers: readonly StoredTransfer[]): StoredTransfer[] {
  return transfers.filter(({ status }) => status === 'approved');
}

function transferOf(
  house: SampleHouse,
  sample: SampleTransfer,
  { admission, beds, now }: Moved & { admission: StoredAdmission },
): StoredTransfer {
  const { status, reason, hoursAgo, cancelReason } = sample;
  const asked = new Date(now.getTime() - hoursAgo * hourMs);
  const later = new Date(asked.getTime() + hourMs / 2).toISOString();
  const isOpen = status === 'pending' || status === 'approved';
  const isApproved = status === 'approved' || status === 'completed';
  const isMoved = status === 'completed';
  const isCancelled = status === 'cancelled';
  return {
    tenant_id: house.tenantId,
    id: newId(),
    admission_id: admission.id,
    admission_status: isOpen ? 'active' : null,
    from_bed_id: beds.get(sample.from)!.id,
    to_bed_id: beds.get(sample.to)!.id,
    transfer_reason: reason,
    placement_reason: null,
    notes: null,
    status,
    requested_by: house.doctorId,
    approved_by: isApproved ? house.managerId : null,
    approved_at: isApproved ? later : null,
    transfer_date: isMoved ? later : null,
    completed_by: isMoved ? house.nurseId : null,
    cancelled_by: isCancelled ? house.managerId : null,
    cancelled_at: isCancelled ? later : null,
    cancel_reason: cancelReason ?? null,
    swapped_with: null,
    created_at: asked.toISOString(),
    updated_at: status === 'pending' ? asked.toISOString() : later,
    version: 1,
  };
}
